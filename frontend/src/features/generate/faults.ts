import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { toast } from '@/components/ui/feedback/toast-store';

/** What is wrong with a request. */
export interface Fault<Field extends string = never> {
  /** Where, if at a field. */
  field?: Field;
  title: string;
  description: string;
}

/** Tells a fault by a toast, and at its field, which gets the focus. */
export function tellFault<Values extends FieldValues>(
  { field, title, description }: Fault<FieldPath<Values>>,
  setError: UseFormSetError<Values>,
): void {
  if (field) setError(field, { message: description }, { shouldFocus: true });
  toast({ title, description, tone: 'destructive' });
}
