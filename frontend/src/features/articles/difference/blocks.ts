import { textOfWords, wordsOf, type Word } from '@/components/difference/words';

/** A paragraph, heading, list entry, table row or line: what is compared word by word. */
export interface Block {
  kind: 'heading' | 'subheading' | 'paragraph' | 'quote' | 'item' | 'code' | 'row' | 'rule' | 'line';
  /** How deep a list entry lies, from 1. */
  depth: number;
  /** What stands before a list entry: '•' or '3.'. */
  marker?: string | undefined;
  words: readonly Word[];
}

/** Two blocks are the same when this is. */
export function keyOf({ kind, depth, words }: Block): string {
  const styles = words.map(({ style, href = '' }) => style + href).join('|');
  return `${kind}${depth} ${textOfWords(words).trimEnd()} ${styles}`;
}

/** The lines of a markdown text, signs and all. */
export function lineBlocks(markdown: string): Block[] {
  return markdown.split('\n').map((line) => ({ kind: 'line', depth: 0, words: wordsOf(line) }));
}
