import { useEffect, useMemo, useState } from 'react';
import { Thread } from '@/components/browser/thread';
import { read, type Asked, type Readings } from './readings';

/**
 * The time limit of a reading, in milliseconds. It is longer than any text that people write takes on a slow machine,
 * including the time to load the worker.
 */
const limitMs = 20_000;

const thread = new Thread<Asked, ReturnType<typeof read>>(
  () => new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' }),
  limitMs,
);

/** The limits of a text that is read without a thread, in characters and lines. Most articles are within them. */
const maxLength = 20_000;
const maxLines = 400;

function isShort(asked: Asked): boolean {
  const told = JSON.stringify(asked);
  return told.length <= maxLength && told.split(String.raw`\n`).length <= maxLines;
}

interface Read<Value> {
  /** The value; the previous one while a new one is read, and undefined until there is one. */
  value: Value | undefined;
  state: 'current' | 'reading' | 'late';
}

/**
 * Reads a text: a short one at once, a long one in a worker, which is stopped when it takes too long.
 * @param asked the request; undefined for none. It must be the same object as long as it asks for the same.
 */
export function useReading<Name extends keyof Readings>(
  asked: Extract<Asked, readonly [Name, ...unknown[]]> | undefined,
): Read<ReturnType<Readings[Name]>> {
  const here = useMemo(() => (asked && isShort(asked) ? { value: read(asked) } : undefined), [asked]);
  const [there, setThere] = useState<{ asked: Asked; value: unknown; state: 'current' | 'late' }>();
  const long = here ? undefined : asked;
  useEffect(() => {
    if (!long) return undefined;
    let wanted = true;
    thread.ask(long).then(
      (value) => wanted && setThere({ asked: long, value, state: 'current' }),
      () => wanted && setThere({ asked: long, value: undefined, state: 'late' }),
    );
    return () => {
      wanted = false;
    };
  }, [long]);
  const state = here || !asked ? 'current' : there?.asked === asked ? there.state : 'reading';
  const value = here ? here.value : asked && there?.value;
  return { value: value as ReturnType<Readings[Name]> | undefined, state };
}
