import { z } from 'zod';
import { storageFault } from '../text/storable-text.js';

/** A value, or why there is none. */
export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly string[] };

/** Enough for the model to repair its answer, and few enough for a log. */
const maxFaults = 10;

/** Checks an answer against its schema and for text that cannot be stored. Each fault begins with its path. */
export function readValue<T>(answer: unknown, schema: z.ZodType<T>): Read<T> {
  const parsed = schema.safeParse(answer);
  const faults = parsed.success
    ? [...unstorableTexts(parsed.data, '')]
    : parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  if (parsed.success && faults.length === 0) return { ok: true, value: parsed.data };
  return { ok: false, faults: faults.slice(0, maxFaults) };
}

function* unstorableTexts(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') {
    const fault = storageFault(value);
    if (fault) yield `${path || 'answer'}: ${fault}`;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* unstorableTexts(inner, path ? `${path}.${key}` : key);
  }
}

/**
 * A list whose parts stand or fall each by itself: one that does not fit takes none of the others with it.
 * @param part the schema of each
 */
export const eachByItself = <T>(part: z.ZodType<T>): z.ZodType<Read<T>[]> =>
  z.array(z.unknown().transform((value) => readValue(value, part))).min(1);
