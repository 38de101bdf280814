import { Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Kbd } from '@/components/ui/text/kbd';
import { TextInput } from '@/components/ui/controls/text-input';
import { traitIn, traitOf } from '../checks/pairs';
import type { EntryKind } from './entry-row';

interface AddEntryProps {
  /** 'Add a rule'. */
  label: string;
  /** The list that it adds to. */
  list: string;
  kind: EntryKind;
  /** The second member of a new entry. */
  first?: string | undefined;
  entries: readonly string[];
  /** What is wrong with the list as a whole. */
  fault: string | undefined;
  onAdd: (entry: string) => void;
}

/** The field under a list: Enter or Add puts what is written into it. */
export function AddEntry({ label, list, kind, first = '', entries, fault, onAdd }: AddEntryProps) {
  const { text, type, refusal, add, addWritten, onKeyDown } = useAdding(kind, entries, (words) =>
    onAdd(kind === 'plain' ? words : traitOf({ name: words, text: first })),
  );
  return (
    <Field label={`${label}: ${list}`} hideLabel error={refusal ?? fault} className="mt-3">
      <div className="flex gap-2">
        <div className="relative grow">
          <TextInput
            data-add-entry=""
            value={text}
            placeholder={label}
            className="pr-16"
            onKeyDown={onKeyDown}
            // What is written and not added yet would be lost on the way to Save.
            onBlur={addWritten}
            onChange={({ target }) => type(target.value)}
          />
          <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
            <Kbd>Enter</Kbd>
          </span>
        </div>
        <Button
          icon={<Plus />}
          aria-label={`Add to ${list}`}
          // Keeps the focus in the field, which otherwise adds on losing it, and once more here.
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          Add
        </Button>
      </div>
    </Field>
  );
}

/** What is being written for a list, and why it was not taken. */
function useAdding(kind: EntryKind, entries: readonly string[], onAdd: (words: string) => void) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const words = text.trim();
  const add = () => {
    const taken = entries.some((entry) => (kind === 'plain' ? entry : traitIn(entry).name) === words);
    const blank = kind === 'plain' ? 'A rule needs at least one word.' : 'An entry needs a name.';
    const found = words === '' ? blank : taken ? 'This entry is already in the list.' : undefined;
    setRefusal(found);
    if (found !== undefined) return;
    onAdd(words);
    setText('');
  };
  const addWritten = () => {
    if (words !== '') add();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey;
    // With Ctrl, S saves the form, and what is written with it.
    if (withControl && event.key === 's') addWritten();
    if (event.key !== 'Enter' || withControl) return;
    event.preventDefault();
    // Enter also ends the spelling of a word in scripts that are composed.
    if (!event.nativeEvent.isComposing) add();
  };
  const type = (next: string) => {
    setText(next);
    setRefusal(undefined);
  };
  return { text, type, refusal, add, addWritten, onKeyDown };
}
