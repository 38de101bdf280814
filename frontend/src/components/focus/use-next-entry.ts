import { useRef, type FocusEvent } from 'react';
import { useFocusMove } from './use-focus-move';

/**
 * Moves the focus from an entry that was dealt with, and has left the list, to the one in its place.
 * @param count the number of entries
 * @param placeIn finds the element in an entry that gets the focus
 * @param otherwise finds the element that gets the focus when no entry is left
 * @returns the properties of the list
 */
export function useNextEntry<List extends HTMLElement>(
  count: number,
  placeIn: (entry: Element) => HTMLElement | null,
  otherwise: () => HTMLElement | null | undefined,
) {
  const ref = useRef<List>(null);
  const focused = useRef(0);
  const entries = () => [...(ref.current?.children ?? [])];
  const next = () => {
    const entry = entries()[Math.min(focused.current, count - 1)];
    return (entry && placeIn(entry)) ?? otherwise();
  };
  useFocusMove(count, next, { onlyIfLost: true });
  const onFocus = ({ target }: FocusEvent<List>) => {
    focused.current = entries().findIndex((entry) => entry.contains(target));
  };
  return { ref, onFocus };
}
