import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/text-input';

interface PromptFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  placeholder: string;
}

/** What else the writer is told. */
export function PromptField<Values extends FieldValues>(props: PromptFieldProps<Values>) {
  const { control, name, placeholder } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label="Custom prompt" optional error={fieldState.error?.message}>
          <Textarea rows={3} placeholder={placeholder} {...field} />
        </Field>
      )}
    />
  );
}
