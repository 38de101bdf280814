import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The time before captions are written, in milliseconds. It is long enough to pass by articles while moving through the
 * list.
 */
const WAIT_MS = 100;

/**
 * Has captions written shortly after an article without any was selected. It tries only once, because the person
 * decides whether to try again after a failure.
 */
export function useFirstCaptions(wanted: boolean, generate: () => void): void {
  const tried = useRef(false);
  const begin = useEffectEvent(generate);
  useEffect(() => {
    if (!wanted || tried.current) return;
    const timer = setTimeout(() => {
      tried.current = true;
      begin();
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}
