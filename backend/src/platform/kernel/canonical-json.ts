import { configure } from 'safe-stable-stringify';

const stringify = configure({ bigint: false, circularValue: Error });

/**
 * The canonical form of a JSON value by RFC 8785. Half of a surrogate pair has none, so it becomes U+FFFD, the
 * replacement character.
 */
export function canonicalJson(value: unknown): string {
  const text = stringify(value) as string;
  // `stringify` writes half of a pair as an escape, but never a whole one.
  return text.includes(String.raw`\ud`) ? (stringify(wellFormed(value)) as string) : text;
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name.toWellFormed(), wellFormed(member)]),
  );
}
