import { useRef, type FocusEvent } from 'react';
import { useFocusMove } from './use-focus-move';

/**
 * Moves the focus from an entry that was dealt with, and so left the list, to the one in its place.
 * @param count of the entries
 * @param placeIn where the focus belongs in an entry
 * @param otherwise where it belongs once no entry is left
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
