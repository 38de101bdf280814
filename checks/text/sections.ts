import type { Block } from './markdown.js';
import type { ParsedText } from './parsed-text.js';
import { onlyWords } from './folded-text.js';

/** A heading with what stands under it, up to the next heading. */
export interface Section {
  readonly heading: Block;
  readonly level: number;
  /** As people read it. */
  readonly words: string;
  /** The heading in lower case words only. */
  readonly key: string;
  /** Where the next heading begins, or the content ends. */
  readonly end: number;
}

/** The headings of a text, in order. */
export function sectionsOf(text: ParsedText): Section[] {
  const headings = text.blocks.filter(({ kind }) => kind === 'heading');
  return headings.map((heading, at) => {
    const words = text.prose.slice(heading.start, heading.end).replaceAll('\u2060', '').trim();
    return {
      heading,
      level: heading.level ?? 1,
      words,
      key: onlyWords(words),
      end: headings[at + 1]?.start ?? text.content.length,
    };
  });
}

/** Whether anything stands under a heading before the next one. */
export function hasText(text: ParsedText, { heading, end }: Section): boolean {
  return text.content.slice(heading.end, end).trim() !== '';
}
