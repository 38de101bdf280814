import { type RefCallback, useCallback, useState } from 'react';

/** The width from which tables have room (`@lg`), in rem; below it, they turn into lists. */
export const TABLE_ROOM = 52;

/**
 * Whether an element now has at least a given width, for what differs in more than style. It is known before anything
 * is painted.
 * @param least in rem
 * @returns the answer, and the ref of the element that is asked about
 */
export function useRoomFor(least: number): [boolean, RefCallback<HTMLElement>] {
  const [hasRoom, setHasRoom] = useState(false);
  const ref = useCallback(
    (element: HTMLElement) => {
      const measure = () => {
        const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
        setHasRoom(element.clientWidth >= least * rem);
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [least],
  );
  return [hasRoom, ref];
}
