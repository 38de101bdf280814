import { useEffect, useState } from 'react';

const FADE_MS = 200;

interface Row<T> {
  item: T;
  /** Whether the item is gone and its row is fading. */
  leaving: boolean;
}

/**
 * Gives the rows of a list, including those that have just gone, which keep their places while they fade.
 * @param list the name of the list: the rows of another list replace these without fading
 */
export function useFading<T extends { id: string }>(items: readonly T[], list: string): Row<T>[] {
  const [shown, setShown] = useState({ items, list, before: items });
  if (shown.items !== items) {
    setShown({ items, list, before: shown.list === list ? shown.items : items });
  }
  const { before } = shown;
  useEffect(() => {
    if (before === items) return;
    const timer = setTimeout(() => setShown((now) => ({ ...now, before: now.items })), FADE_MS);
    return () => clearTimeout(timer);
  }, [before, items]);
  const rows = items.map((item) => ({ item, leaving: false }));
  before.forEach((item, place) => {
    if (!items.some(({ id }) => id === item.id)) rows.splice(place, 0, { item, leaving: true });
  });
  return rows;
}
