import type { Faults } from '@/components/editing/use-faults';
import { Field } from '@/components/ui/controls/field';
import { Textarea, TextInput } from '@/components/ui/controls/text-input';
import { labels, type CategoryFields } from './category-fields';
import { ColorInput } from './color-input';

interface CategoryFormProps {
  values: CategoryFields;
  faults: Faults<keyof CategoryFields>;
  onChange: (part: Partial<CategoryFields>) => void;
}

/** The fields of a category. */
export function CategoryForm({ values, faults, onChange }: CategoryFormProps) {
  return (
    <>
      <Field label={labels.name} error={faults.name}>
        <TextInput
          value={values.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field
        label={labels.description}
        error={faults.description}
        hint="What belongs here. The writer follows it for every article in the category."
      >
        <Textarea
          rows={4}
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <Field label={labels.color} error={faults.color} hint="Shows as a small square before the name.">
        <ColorInput value={values.color} onChange={(color) => onChange({ color })} />
      </Field>
    </>
  );
}
