import { useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useFocusMove } from '@/components/focus/use-focus-move';
import type { FormValues } from './versions';

/** The faults of a form's fields, by the fields' names; for an entry of a list by its place: `do[3]`. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>;

/** Shows the faults of a form at its fields, and moves the focus to the first of them. */
export function useFaults<Values extends FormValues>(form: UseFormReturn<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(0);
  useFocusMove(shown, () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  const show = (faults: Faults) => {
    form.clearErrors();
    for (const [field, message] of Object.entries(faults)) {
      form.setError(field as FieldPath<Values>, { message: message ?? '' });
    }
    setShown((times) => times + 1);
  };
  return { element, show };
}

/**
 * The faults that the server found, by the fields that it names.
 * @param fieldOfCode the field that a conflict is about, by the last part of the problem's type
 */
export function refusedFields(error: Error, fieldOfCode: Readonly<Record<string, string>> = {}): Faults {
  if (!(error instanceof ApiError)) return {};
  const code = error.problem.type?.split('/').at(-1) ?? '';
  const about = fieldOfCode[code];
  if (about !== undefined) return { [about]: error.detail };
  // `tone_pillars[2]` is a fault of the field `tone_pillars`.
  const named = error.errors.map(({ field, message }) => [field.split(/[.[]/)[0], message]);
  return Object.fromEntries(named) as Faults;
}
