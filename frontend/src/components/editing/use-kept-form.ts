import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import { useUser } from '@/api/session';

/**
 * A form whose values outlive the page: kept in local storage as they change, for each user, and found again after a
 * reload, a crash of the tab or the end of the session.
 * @param name of the form
 * @param empty its first values; what is kept of another shape is left out
 */
export function useKeptForm<Values extends FieldValues>(name: string, empty: Values) {
  const key = keyOf(name, useUser().id);
  const form = useForm<Values>({ defaultValues: keptValues(key, empty) as DefaultValues<Values> });
  const { subscribe, getValues, setValue } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(key, values) }),
    [subscribe, key],
  );
  useEffect(() => {
    const listener = (done: DoneText) => {
      const field = done.field as FieldPath<Values>;
      if (done.key === key && isDone(getValues(field), done)) setValue(field, '' as never);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [key, getValues, setValue]);
  return form;
}

/** A text of a form that has served its purpose. */
interface DoneText {
  key: string;
  field: string;
  /** As it was sent. */
  text: string;
}

/** The forms on screen. */
const listeners = new Set<(done: DoneText) => void>();

const isDone = (value: unknown, { text }: DoneText) => typeof value === 'string' && value.trim() === text;

/** Empties a field whose text has served its purpose, on screen or not, unless something else stands in it by now. */
export function emptyKept(name: string, userId: string, field: string, text: string): void {
  const done = { key: keyOf(name, userId), field, text };
  const kept = read(done.key);
  if (isDone(kept[field], done)) keep(done.key, { ...kept, [field]: '' });
  for (const listener of listeners) listener(done);
}

const keyOf = (name: string, userId: string) => `form:${name}:${userId}`;

function keep(key: string, values: FieldValues): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A blocked storage keeps the values as long as the page is open.
  }
}

function keptValues<Values extends FieldValues>(key: string, empty: Values): Values {
  const kept = read(key);
  const values = Object.entries(empty).map(([field, first]) => {
    const value = kept[field];
    return [field, sameShape(value, first) ? value : first] as const;
  });
  return Object.fromEntries(values) as Values;
}

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Both texts, or both lists of texts. */
function sameShape(value: unknown, first: unknown): boolean {
  if (Array.isArray(first)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === typeof first;
}
