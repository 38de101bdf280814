import { useEffect, useState } from 'react';
import type { FieldPath, PathValue } from 'react-hook-form';
import { KeptEdits } from './kept-edits';
import { useEdits } from './use-edits';
import type { FormValues } from './versions';

/**
 * A form for asking for something. Its values are never saved, but survive a reload, a crash of the tab and the end of
 * the session.
 * @param name the form's name
 * @param empty its first values; kept values of another shape are ignored
 */
export function useKeptForm<Values extends FormValues>(name: string, empty: Values) {
  const [server] = useState({ values: empty, revision: 0 });
  const { form } = useEdits({ server, keepAs: name });
  const { getValues, setValue } = form;
  useEffect(() => {
    const listener = (done: DoneText) => {
      const field = done.field as FieldPath<Values>;
      if (done.name === name && isDone(getValues(field), done)) {
        setValue(field, '' as PathValue<Values, FieldPath<Values>>);
      }
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [name, getValues, setValue]);
  return form;
}

/** A text of a form that is no longer needed. */
interface DoneText {
  name: string;
  field: string;
  /** Whether this is the text that was sent. */
  isSent: (text: string) => boolean;
}

const listeners = new Set<(done: DoneText) => void>();

const isDone = (value: unknown, { isSent }: DoneText) => typeof value === 'string' && isSent(value);

/** Empties a field whose text is no longer needed, on screen or not, unless it has another text by now. */
export function emptyKeptField(
  name: string,
  userId: string,
  field: string,
  isSent: (text: string) => boolean,
): void {
  const done = { name, field, isSent };
  const kept = new KeptEdits<FormValues>(`${userId}:${name}`, {});
  for (const { session, ...edits } of kept.read()) {
    if (isDone(edits.values[field], done)) {
      kept.write(session, { ...edits, values: { ...edits.values, [field]: '' } });
    }
  }
  for (const listener of listeners) listener(done);
}
