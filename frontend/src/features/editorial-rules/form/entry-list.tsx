import { useRef, useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { count } from '@/components/ui/text/numbers';
import { tooLongIn } from '../domain/rules-faults';
import type { ListField, PairWords } from '../domain/rules-field';
import { EntryRow } from './entry-row';
import type { RulesEditing } from './use-rules-editing';
import { useRows, type Row } from './use-rows';
import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Kbd } from '@/components/ui/text/kbd';
import { TextInput } from '@/components/ui/controls/text-input';
import { nameIn, pairOf } from '../domain/pairs';

/**
 * A list of texts as fields, whose entries can be added, changed, moved and removed. A removal can be undone until the
 * list is saved.
 */
export function EntryList({ field, editing }: { field: ListField; editing: RulesEditing }) {
  const { path, label, hint } = field;
  const { values, faultAt } = editing;
  const { field: held } = useController({ name: path });
  const entries = held.value as readonly string[];
  const list = useRows(entries, held.onChange);
  const [told, tell] = useState('');
  const { root, focus } = useRowFocus();
  const kept = list.rows.filter(({ removed }) => !removed);
  const actionsOf = rowActions(list, kept, tell, focus);
  const pair = field.kind === 'pairs' ? field.pair : undefined;
  // Entries that are too long are marked while they are written, because most of the text may have been pasted.
  const faultOf = (place: string) => faultAt(place) ?? tooLongIn(values)[place];
  return (
    <section ref={root} aria-label={label} className="min-w-0">
      <h2 className="font-serif text-h2 font-medium">
        {label}
        <span className="ml-2.5 font-sans text-body font-normal text-ink-3">{count(kept.length)}</span>
      </h2>
      {hint !== undefined && <p className="mt-1 max-w-[66ch] text-small text-ink-3">{hint}</p>}
      <ul className="mt-3">
        {list.rows.map((row) => (
          <EntryRow
            key={row.id}
            row={row}
            pair={pair}
            place={`${label} ${kept.indexOf(row) + 1}`}
            fault={faultOf(`${path}[${kept.indexOf(row)}]`)}
            {...actionsOf(row)}
          />
        ))}
      </ul>
      <AddEntry field={field} pair={pair} entries={entries} fault={faultAt(path)} onAdd={list.add} />
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}

/**
 * Returns the actions on a line. Each is announced to screen readers, and moves the focus to where the person
 * continues.
 */
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

/**
 * Moves the focus after the list was drawn again: to an entry, to Undo if the entry was removed, or to the field for a
 * new one.
 */
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

interface AddEntryProps {
  /** The list that the field adds to. */
  field: ListField;
  pair: PairWords | undefined;
  entries: readonly string[];
  /** The error of the list as a whole. */
  fault: string | undefined;
  onAdd: (entry: string) => void;
}

/** The field under a list. Enter or Add puts its text into the list. */
function AddEntry({ field, pair, entries, fault, onAdd }: AddEntryProps) {
  const { text, type, refusal, add, addWritten, onKeyDown } = useAdding(pair, entries, onAdd);
  return (
    <Field label={`${field.add}: ${field.label}`} hideLabel error={refusal ?? fault} className="mt-3">
      <div className="flex gap-2">
        <div className="relative grow">
          <TextInput
            data-add-entry=""
            value={text}
            placeholder={field.add}
            className="pr-16"
            onKeyDown={onKeyDown}
            // Words that were written but not added yet would otherwise be lost on the way to Save.
            onBlur={addWritten}
            onChange={({ target }) => type(target.value)}
          />
          <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
            <Kbd>Enter</Kbd>
          </span>
        </div>
        <Button
          icon={<Plus />}
          aria-label={`Add to ${field.label}`}
          // The focus stays in the field, because losing it would add the entry, and the click would add it again.
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          Add
        </Button>
      </div>
    </Field>
  );
}

/** Gives the new entry that a person is writing, and why it was refused. */
function useAdding(pair: PairWords | undefined, entries: readonly string[], onAdd: (entry: string) => void) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const words = text.trim();
  const add = () => {
    const taken = entries.some((entry) => nameIn(pair, entry) === words);
    const blank = pair ? 'An entry needs a name.' : 'A rule needs at least one word.';
    const found = words === '' ? blank : taken ? 'This entry is already in the list.' : undefined;
    setRefusal(found);
    if (found !== undefined) return;
    onAdd(pair ? pairOf({ name: words, text: pair.first }) : words);
    setText('');
  };
  const addWritten = () => {
    if (words !== '') add();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey;
    // Ctrl S saves the form, including the words in this field.
    if (withControl && event.key === 's') addWritten();
    if (event.key !== 'Enter' || withControl) return;
    event.preventDefault();
    // In scripts that are composed, Enter also completes a word.
    if (!event.nativeEvent.isComposing) add();
  };
  const type = (next: string) => {
    setText(next);
    setRefusal(undefined);
  };
  return { text, type, refusal, add, addWritten, onKeyDown };
}
