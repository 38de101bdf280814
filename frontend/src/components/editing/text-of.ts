import type { Text } from '@codemirror/state';

const texts = new WeakMap<Text, string>();

/** The text of an editor. It is put together once: with 100,000 lines, every other time would be noticed at each key. */
export function textOf(doc: Text): string {
  const known = texts.get(doc) ?? doc.toString();
  texts.set(doc, known);
  return known;
}
