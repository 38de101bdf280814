import { useEffect, useEffectEvent, useRef } from 'react';

/** Long enough for whoever walks through the list to pass by. */
const WAIT_MS = 100;

/**
 * Has captions written, shortly after an article without any was selected. Tried once: whether a failure is worth
 * another try is for the person to say.
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
