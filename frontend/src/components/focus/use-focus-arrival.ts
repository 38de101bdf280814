import { useEffect, type RefObject } from 'react';

/** Moves the focus to a screen that replaced another, so that screen readers and keys begin there. */
export function useFocusArrival(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // On the first screen of a visit the focus stays where the browser begins: nobody has pressed anything yet.
    const lost = navigator.userActivation.hasBeenActive && document.activeElement === document.body;
    if (lost) screen.current?.focus();
  }, [screen]);
}
