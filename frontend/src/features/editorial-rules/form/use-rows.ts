import { useState } from 'react';

/** A line of a list that is being edited. A removed line stays in sight until the list is saved. */
export interface Row {
  id: number;
  entry: string;
  removed: boolean;
}

const rowsOf = (entries: readonly string[]): Row[] =>
  entries.map((entry, id) => ({ id, entry, removed: false }));

const entriesOf = (rows: readonly Row[]) => rows.filter(({ removed }) => !removed).map(({ entry }) => entry);

/** Gives the lines of a list, including removed ones, and the actions on each. */
export function useRows(entries: readonly string[], onChange: (entries: string[]) => void) {
  const [rows, setRows] = useState(() => rowsOf(entries));
  const shown = entriesOf(rows);
  // A list from elsewhere, such as somebody else's save, replaces the lines.
  if (shown.length !== entries.length || shown.some((entry, at) => entry !== entries[at])) {
    setRows(rowsOf(entries));
  }
  const write = (next: Row[]) => {
    setRows(next);
    onChange(entriesOf(next));
  };
  const replace = (id: number, part: Partial<Row>) =>
    write(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  return {
    rows,
    add: (entry: string) => {
      const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
      write([...rows, { id, entry, removed: false }]);
    },
    edit: (id: number, entry: string) => replace(id, { entry }),
    remove: (id: number) => replace(id, { removed: true }),
    undo: (id: number) => replace(id, { removed: false }),
    /** Removes an empty line for good, because there is nothing to restore. */
    drop: (id: number) => write(rows.filter((row) => row.id !== id)),
    /** Swaps a line with the next one in sight. Returns the new place, counted from 1, or undefined at the end. */
    move: (id: number, step: -1 | 1): number | undefined => {
      const kept = rows.filter(({ removed }) => !removed);
      const at = kept.findIndex((row) => row.id === id);
      const [row, other] = [kept[at], kept[at + step]];
      if (!row || !other) return undefined;
      write(rows.map((one) => (one === row ? other : one === other ? row : one)));
      return at + step + 1;
    },
  };
}
