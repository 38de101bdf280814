import { useRef, useState } from 'react';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { count } from '@/components/ui/text/numbers';
import type { PairWords } from '../rules-field';
import { AddEntry } from './add-entry';
import { EntryRow, type EntryKind } from './entry-row';
import { useRows, type Row } from './use-rows';

interface EntryListProps {
  label: string;
  hint?: string | undefined;
  /** What the field for another entry says. */
  add: string;
  kind: EntryKind;
  /** What the members of its entries are called, where not as those of a trait. */
  pair?: PairWords | undefined;
  entries: readonly string[];
  /** What is wrong with the list as a whole, and with an entry by its place. */
  fault: string | undefined;
  faultAt: (index: number) => string | undefined;
  onChange: (entries: string[]) => void;
}

/** A list of texts as fields: entries are added, changed, moved, and taken out with a way back until it is saved. */
export function EntryList(props: EntryListProps) {
  const { label, hint, add, kind, pair, entries, fault, faultAt, onChange } = props;
  const list = useRows(entries, onChange);
  const [told, tell] = useState('');
  const { root, focus } = useRowFocus();
  const kept = list.rows.filter(({ removed }) => !removed);
  const actionsOf = rowActions(list, kept, tell, focus);
  return (
    <section ref={root} aria-label={label} className="min-w-0">
      <ListTitle length={kept.length}>{label}</ListTitle>
      {hint !== undefined && <p className="mt-1 max-w-[66ch] text-small text-ink-3">{hint}</p>}
      <ul className="mt-3">
        {list.rows.map((row) => (
          <EntryRow
            key={row.id}
            row={row}
            kind={kind}
            pair={pair}
            place={`${label} ${kept.indexOf(row) + 1}`}
            fault={row.removed ? undefined : faultAt(kept.indexOf(row))}
            {...actionsOf(row)}
          />
        ))}
      </ul>
      <AddEntry
        label={add}
        list={label}
        kind={kind}
        first={pair?.first}
        entries={entries}
        fault={fault}
        onAdd={list.add}
      />
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}

/** What can be done with a line: each is told to readers, and the focus goes to where one goes on. */
function rowActions(
  list: ReturnType<typeof useRows>,
  kept: readonly Row[],
  tell: (words: string) => void,
  focus: (id: number | undefined) => void,
) {
  return (row: Row) => {
    const { id } = row;
    const done = (words: string) => {
      tell(words);
      focus(id);
    };
    return {
      onEdit: (entry: string) => list.edit(id, entry),
      onRemove: () => {
        list.remove(id);
        done(`Removed. ${kept.length - 1} left.`);
      },
      onUndo: () => {
        list.undo(id);
        done('Restored.');
      },
      onDrop: () => {
        list.drop(id);
        focus(kept[kept.indexOf(row) - 1]?.id);
      },
      onMove: (step: -1 | 1) => {
        const place = list.move(id, step);
        if (place !== undefined) tell(`Moved to ${place} of ${kept.length}.`);
        focus(id);
      },
      onDone: () => focus(undefined),
    };
  };
}

function ListTitle({ length, children }: { length: number; children: string }) {
  return (
    <h2 className="font-serif text-h2 font-medium">
      {children}
      <span className="ml-2.5 font-sans text-body font-normal text-ink-3">{count(length)}</span>
    </h2>
  );
}

/** Puts the focus into an entry after the list was drawn anew, on Undo if it is removed, or into the field for another. */
function useRowFocus() {
  const root = useRef<HTMLElement>(null);
  const [wanted, want] = useState<{ id: number | undefined }>();
  useFocusMove(wanted, () => {
    const place =
      wanted?.id === undefined
        ? '[data-add-entry]'
        : `[data-entry="${wanted.id}"] :is(textarea, [data-undo])`;
    return root.current?.querySelector<HTMLElement>(place);
  });
  return { root, focus: (id: number | undefined) => want({ id }) };
}
