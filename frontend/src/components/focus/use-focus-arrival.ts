import { useEffect, type RefObject } from 'react';

/** Moves the focus to a screen that took the place of another, so that screen readers and keys begin there. */
export function useFocusArrival(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The first screen of a visit leaves the focus where the browser begins: nobody has pressed anything yet.
    const lost = navigator.userActivation.hasBeenActive && document.activeElement === document.body;
    if (lost) screen.current?.focus();
  }, [screen]);
}
