import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import type { Option } from '@/components/ui/controls/listbox';
import { MultiSelect } from '@/components/ui/controls/multi-select';
import { Select } from '@/components/ui/controls/select';
import { RadioCards, type RadioCard } from '@/components/ui/controls/radio-cards';
import { PasswordInput, Textarea, TextInput } from '@/components/ui/controls/text-input';

/** A field of the surrounding form. */
interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'error' | 'className' | 'children'> {
  name: string;
  /** What is wrong with the value while the field is being filled in. */
  fault?: string | undefined;
}

/** The value of a field and its fault. */
export function useFormField(name: string, fault?: string) {
  const { field, fieldState } = useController({ name });
  return { field, error: fieldState.error?.message ?? fault };
}

type Native<Control extends 'input' | 'textarea'> = FormFieldProps &
  Omit<ComponentProps<Control>, keyof FormFieldProps | 'value' | 'onChange'>;

export function TextField({ name, label, optional, hint, aside, fault, ...input }: Native<'input'>) {
  const { field, error } = useFormField(name, fault);
  return (
    <Field {...{ label, optional, hint, aside }} error={error}>
      <TextInput {...input} {...field} />
    </Field>
  );
}

/** A password field. Its value is never kept. */
export function PasswordField({ name, label, optional, hint, ...input }: Native<'input'>) {
  const { field, error } = useFormField(name);
  return (
    <Field {...{ label, optional, hint }} error={error}>
      <PasswordInput {...input} {...field} />
    </Field>
  );
}

export function TextareaField(props: Native<'textarea'>) {
  const { name, label, hideLabel, optional, hint, fault, ...input } = props;
  const { field, error } = useFormField(name, fault);
  return (
    <Field {...{ label, hideLabel, optional, hint }} error={error}>
      <Textarea {...input} {...field} />
    </Field>
  );
}

interface ChoiceFieldProps extends FormFieldProps {
  options: readonly Option[];
}

export function ChoiceField({ name, options, ...rest }: ChoiceFieldProps) {
  const { field, error } = useFormField(name);
  const { ref, onChange } = field;
  return (
    <Field {...rest} error={error}>
      <Select {...{ ref, options, onChange }} value={field.value as string} />
    </Field>
  );
}

/** A choice of one among a few things, each with a note on what choosing it does. */
export function CardsField({
  name,
  options,
  ...rest
}: FormFieldProps & { options: readonly RadioCard<string>[] }) {
  const { field, error } = useFormField(name);
  const { ref, onChange } = field;
  return (
    <Field {...rest} error={error}>
      <RadioCards {...{ ref, options, onChange }} label={rest.label} value={field.value as string} />
    </Field>
  );
}

/** A field for any number of choices. A choice that has been removed meanwhile is not counted. */
export function ChoicesField(props: ChoiceFieldProps & { placeholder?: string }) {
  const { name, options, placeholder, ...rest } = props;
  const { field, error } = useFormField(name);
  const { ref, onChange } = field;
  const chosen = knownOf(options, field.value as readonly string[]);
  return (
    <Field {...rest} aside={`${chosen.length} of ${options.length}`} error={error}>
      <MultiSelect {...{ ref, options, placeholder, onChange }} value={chosen} />
    </Field>
  );
}

/** The chosen values that can still be chosen. */
export function knownOf(options: readonly Option[], chosen: readonly string[]): string[] {
  return chosen.filter((one) => options.some(({ value }) => value === one));
}
