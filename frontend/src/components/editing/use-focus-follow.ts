import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Leads the focus on when reading and editing take each other's place: what had it, such as Edit or Save, has gone.
 * @param place what is there now
 */
export function useFocusFollow(active: boolean, place: () => HTMLElement | null | undefined): void {
  const follow = useEffectEvent(() => place()?.focus());
  const was = useRef(active);
  useEffect(() => {
    if (was.current !== active && document.activeElement === document.body) follow();
    was.current = active;
  }, [active]);
}
