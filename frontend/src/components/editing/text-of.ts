import type { Text } from '@codemirror/state';

const texts = new WeakMap<Text, string>();

/**
 * The text of an editor. Each document is joined only once: with 100,000 lines, joining it again would delay every key.
 */
export function documentText(doc: Text): string {
  const known = texts.get(doc) ?? doc.toString();
  texts.set(doc, known);
  return known;
}
