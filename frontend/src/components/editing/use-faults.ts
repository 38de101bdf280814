import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';

export type Faults<Field extends string> = Partial<Record<Field, string>>;

/** What is wrong with the fields of a form. Showing faults puts the focus on the first field that has one. */
export function useFaults<Field extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [shown, setShown] = useState(0);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);
  return {
    /** For the form element. */
    form,
    faults,
    show: (found: Faults<Field>) => {
      setFaults(found);
      setShown((times) => times + 1);
    },
    /** Takes back what was said of fields that are being changed. */
    clear: (changed: Partial<Record<Field, unknown>>) =>
      setFaults((now) => {
        const left = Object.entries(now).filter(([field]) => !(field in changed));
        return Object.fromEntries(left) as Faults<Field>;
      }),
  };
}

/**
 * What the server refused, at the fields that it names.
 * @param fieldOfCode the field that a conflict is about, by the last part of the problem's type
 */
export function refusedFields<Field extends string>(
  error: Error,
  fieldOfCode: Readonly<Record<string, Field>> = {},
): Faults<Field> {
  if (!(error instanceof ApiError)) return {};
  const code = error.problem.type?.split('/').at(-1) ?? '';
  const about = fieldOfCode[code];
  if (about !== undefined) return { [about]: error.detail } as Faults<Field>;
  // `tone_pillars[2]` is a fault of the field `tone_pillars`.
  const named = error.errors.map(({ field, message }) => [field.split(/[.[]/)[0], message]);
  return Object.fromEntries(named) as Faults<Field>;
}
