import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { tellRefusal } from '@/components/ui/feedback/toast-store';
import { promptTooLong } from '@/components/editing/custom-prompt';

export interface Fault<Field extends string = never> {
  /** The field with the fault; undefined if the fault is in no field. */
  field?: Field;
  title: string;
  description: string;
}

/** Shows a fault as a toast, and at its field, which gets the focus. */
export function tellFault<Values extends FieldValues>(
  { field, title, description }: Fault<FieldPath<Values>>,
  setError: UseFormSetError<Values>,
): void {
  if (field) setError(field, { message: description }, { shouldFocus: true });
  tellRefusal(title, description);
}

/** Returns the fault of a field that must be filled in first. */
export function missing<Field extends string>(field: Field, description: string): Fault<Field> {
  return { field, title: 'Missing Information', description };
}

/** Returns the prompt as it is sent: trimmed, and left out when empty. */
export function promptOf(text: string): { customPrompt?: string } {
  const trimmed = text.trim();
  return trimmed === '' ? {} : { customPrompt: trimmed };
}

export function promptFault(text: string): Fault<'customPrompt'> | undefined {
  const description = promptTooLong(text);
  return description === undefined
    ? undefined
    : { field: 'customPrompt', title: 'Custom Prompt Too Long', description };
}
