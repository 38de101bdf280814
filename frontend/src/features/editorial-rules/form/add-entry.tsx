import { Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Kbd } from '@/components/ui/text/kbd';
import { TextInput } from '@/components/ui/controls/text-input';
import { nameIn, pairOf } from '../checks/pairs';
import type { ListField, PairWords } from '../rules-field';

interface AddEntryProps {
  /** The list that it adds to. */
  field: ListField;
  pair: PairWords | undefined;
  entries: readonly string[];
  /** What is wrong with the list as a whole. */
  fault: string | undefined;
  onAdd: (entry: string) => void;
}

/** The field under a list: Enter or Add puts what is written into it. */
export function AddEntry({ field, pair, entries, fault, onAdd }: AddEntryProps) {
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
          aria-label={`Add to ${field.label}`}
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
