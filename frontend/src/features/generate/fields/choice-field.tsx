import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import type { Option } from '@/components/ui/controls/listbox';
import { MultiSelect } from '@/components/ui/controls/multi-select';
import { Select } from '@/components/ui/controls/select';

interface ChoiceFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly Option[];
}

/** One choice, as a field of a form. */
export function ChoiceField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { control, name, label, options } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          <Select ref={ref} options={options} value={value} onChange={onChange} />
        </Field>
      )}
    />
  );
}

/** Any number of choices, as a field of a form. One that is gone meanwhile is not counted. */
export function ChoicesField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { control, name, label, options } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) => {
        const chosen = knownOf(options, value);
        return (
          <Field
            label={label}
            aside={`${chosen.length} of ${options.length}`}
            error={fieldState.error?.message}
          >
            <MultiSelect ref={ref} options={options} value={chosen} onChange={onChange} />
          </Field>
        );
      }}
    />
  );
}

/** Those of the chosen values that can still be chosen. */
export function knownOf(options: readonly Option[], chosen: readonly string[]): string[] {
  return chosen.filter((one) => options.some(({ value }) => value === one));
}
