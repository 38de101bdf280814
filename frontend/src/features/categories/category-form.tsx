import { TextareaField, TextField, useFormField } from '@/components/editing/fields';
import { labels, emptyCategory, isColor } from './category-fields';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';

/** The fields of a category. */
export function CategoryForm() {
  return (
    <>
      <TextField name="name" label={labels.name} autoComplete="off" />
      <TextareaField
        name="description"
        label={labels.description}
        rows={4}
        hint="What belongs here. The writer follows it for every article in the category."
      />
      <ColorField name="color" label={labels.color} hint="Shows as a small square before the name." />
    </>
  );
}

interface ColorFieldProps {
  name: string;
  label: string;
  hint: string;
}

/** A colour, typed as hex or picked beside it. */
function ColorField({ name, label, hint }: ColorFieldProps) {
  const { field, error } = useFormField(name);
  const value = field.value as string;
  return (
    <Field label={label} hint={hint} error={error}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label="Pick a colour"
          value={isColor(value) ? value.toLowerCase() : emptyCategory.color}
          onChange={({ target }) => field.onChange(target.value)}
          className="target w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-raised p-1"
        />
        <TextInput
          {...field}
          autoComplete="off"
          spellCheck={false}
          className="max-w-40 font-mono"
          onChange={({ target }) => field.onChange(target.value.trim())}
        />
      </div>
    </Field>
  );
}
