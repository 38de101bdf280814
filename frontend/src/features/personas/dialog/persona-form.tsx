import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/features/categories/contract';
import { ChoicesField, TextareaField, TextField, useFormField } from '@/components/editing/fields';
import { labels, type PersonaFields, pillarTooLong } from '../domain/persona-fields';
import { useState, type KeyboardEvent } from 'react';
import { Chip } from '@/components/ui/controls/chip';
import { Field } from '@/components/ui/controls/field';
import { Kbd } from '@/components/ui/text/kbd';
import { TextInput } from '@/components/ui/controls/text-input';

const field = (name: keyof PersonaFields) => ({ name, label: labels[name] });

export function PersonaForm() {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('expertise')} optional />
      <TextareaField
        {...field('aboutMe')}
        rows={4}
        hint="Who speaks, in the first person. The author may change this, the expertise and the writing style."
      />
      <TextareaField {...field('writingStyle')} optional rows={4} />
      <TextareaField
        {...field('context')}
        optional
        rows={4}
        hint="What the writer should know and the reader needn’t: rules of the trade, things never to do."
      />
      <TonePillars {...field('tone_pillars')} />
      <TextField {...field('writingAngle')} optional hint="The question that every article comes back to." />
      <ChoicesField
        {...field('categories')}
        options={categories.map(({ id, name, color }) => ({ value: id, label: name, color }))}
        placeholder="None"
      />
    </>
  );
}

/**
 * A field for a list of short words. Enter adds the typed word, a click removes a word, and Backspace removes the last
 * one.
 */
function TonePillars({ name, label }: { name: string; label: string }) {
  const { field, error } = useFormField(name);
  const pillars = field.value as readonly string[];
  const [text, setText] = useState('');
  const [repeated, setRepeated] = useState<string>();
  const tooLong = pillarTooLong(text);
  const add = () => {
    const pillar = text.trim();
    if (pillar === '') return;
    const same = pillars.find((one) => one.toLowerCase() === pillar.toLowerCase());
    setRepeated(same && `“${same}” is already in the list.`);
    if (same !== undefined) return;
    field.onChange([...pillars, pillar]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey;
    // In scripts that are composed, Enter also completes a word. Ctrl Enter and Ctrl S save the form.
    const given = event.key === 'Enter' && !event.nativeEvent.isComposing;
    // A word that is too long stays in the field to be shortened. Saving the form refuses it as part of the list.
    if (given && (withControl || tooLong === undefined)) add();
    if (event.key === 'Enter' && !withControl) event.preventDefault();
    if (event.key === 's' && withControl) add();
    if (event.key === 'Backspace' && text === '') field.onChange(pillars.slice(0, -1));
  };
  return (
    <div data-chips="">
      <Field label={label} optional error={repeated ?? tooLong ?? error}>
        <div className="relative">
          <TextInput
            value={text}
            placeholder="Add a tone pillar"
            className="pr-16"
            // A word that was written but not added yet would otherwise be lost on the way to Save.
            onBlur={add}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setText(target.value);
              setRepeated(undefined);
            }}
          />
          <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2">
            <Kbd>Enter</Kbd>
          </span>
        </div>
      </Field>
      <Chosen pillars={pillars} onRemove={(gone) => field.onChange(pillars.filter((one) => one !== gone))} />
    </div>
  );
}

function Chosen({ pillars, onRemove }: { pillars: readonly string[]; onRemove: (pillar: string) => void }) {
  if (pillars.length === 0) return null;
  return (
    <ul aria-label="Added" className="mt-2 flex flex-wrap gap-2">
      {pillars.map((pillar) => (
        <li key={pillar} className="min-w-0">
          <Chip onRemove={() => onRemove(pillar)}>{pillar}</Chip>
        </li>
      ))}
    </ul>
  );
}
