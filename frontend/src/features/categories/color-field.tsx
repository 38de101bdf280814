import { useFormField } from '@/components/editing/fields';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { emptyCategory, isColor } from './category-fields';

interface ColorFieldProps {
  name: string;
  label: string;
  hint: string;
}

/** A colour, typed as hex or picked beside it. */
export function ColorField({ name, label, hint }: ColorFieldProps) {
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
