import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import type { Faults } from '@/components/editing/use-faults';
import { Field } from '@/components/ui/controls/field';
import { MultiSelect } from '@/components/ui/controls/multi-select';
import { Textarea, TextInput } from '@/components/ui/controls/text-input';
import { categoriesQuery } from '@/features/categories/contract';
import { labels, type PersonaFields } from '../persona-fields';
import { TonePillars } from './tone-pillars';

type TextField = Exclude<keyof PersonaFields, 'tone_pillars' | 'categories'>;

const hints: Partial<Record<TextField, string>> = {
  aboutMe:
    'Who speaks, in the first person. The author may change this, the expertise and the writing style.',
  context: 'What the writer should know and the reader needn’t: rules of the trade, things never to do.',
  writingAngle: 'The question that every article comes back to.',
};

interface PersonaFormProps {
  values: PersonaFields;
  faults: Faults<keyof PersonaFields>;
  onChange: (part: Partial<PersonaFields>) => void;
}

/** The fields of a persona. */
export function PersonaForm({ values, faults, onChange }: PersonaFormProps) {
  const field = (name: keyof PersonaFields) => ({ label: labels[name], error: faults[name] });
  const text = (name: TextField) => ({
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field('name')}>
        <TextInput {...text('name')} autoComplete="off" />
      </Field>
      <Field {...field('expertise')} optional>
        <TextInput {...text('expertise')} />
      </Field>
      <Field {...field('aboutMe')} hint={hints.aboutMe}>
        <Textarea {...text('aboutMe')} rows={4} />
      </Field>
      <Field {...field('writingStyle')} optional>
        <Textarea {...text('writingStyle')} rows={4} />
      </Field>
      <Field {...field('context')} optional hint={hints.context}>
        <Textarea {...text('context')} rows={4} />
      </Field>
      <TonePillars
        error={faults.tone_pillars}
        pillars={values.tone_pillars}
        onChange={(tone_pillars) => onChange({ tone_pillars })}
      />
      <Field {...field('writingAngle')} optional hint={hints.writingAngle}>
        <TextInput {...text('writingAngle')} />
      </Field>
      <CategoriesField
        error={faults.categories}
        chosen={values.categories}
        onChange={(categories) => onChange({ categories })}
      />
    </>
  );
}

interface CategoriesFieldProps {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

function CategoriesField({ chosen, error, onChange }: CategoriesFieldProps) {
  const { data = [] } = useQuery(categoriesQuery);
  return (
    <Field label={labels.categories} aside={`${chosen.length} of ${data.length}`} error={error}>
      <MultiSelect
        options={data.map(({ id, name, color }) => ({ value: id, label: name, color }))}
        value={chosen}
        onChange={onChange}
        placeholder="None"
      />
    </Field>
  );
}
