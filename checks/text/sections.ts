import { onlyWords } from './folded-text.js';
import { isSeen, withoutInvisible } from './invisible.js';
import type { Block } from './markdown.js';
import { oncePer } from './once-per.js';
import type { ParsedText } from './parsed-text.js';
import { countWords } from './word-count.js';
import { within } from './words.js';

/** A heading with everything under it, up to the next heading. */
export interface Section {
  readonly heading: Block;
  readonly level: number;
  /** The heading as people read it. */
  readonly words: string;
  /** The words of the heading alone, in lower case. */
  readonly key: string;
  /** The offset at which the next heading begins, or the content ends. */
  readonly end: number;
}

/** The headings of a text, in order. */
export function sectionsOf(text: ParsedText): Section[] {
  const headings = text.blocks.filter(({ kind }) => kind === 'heading');
  return headings.map((heading, at) => {
    const words = withoutInvisible(text.prose.slice(heading.start, heading.end)).trim();
    return {
      heading,
      level: heading.level ?? 1,
      words,
      key: onlyWords(words),
      end: headings[at + 1]?.start ?? text.content.length,
    };
  });
}

/** The number of words under a heading. */
export const wordsUnder = ({ content }: ParsedText, { heading, end }: Section): number =>
  countWords(content.slice(heading.end, end));

/** The sections of the outline, each with the section of the text that has its heading, if any. */
export function plannedSections(
  text: ParsedText,
): { readonly name: string; readonly budget: number; readonly section: Section | undefined }[] {
  const sections = new Map(sectionsOf(text).map((section) => [section.key, section]));
  return (text.brief.outline ?? []).map(({ heading: name, words: budget }) => ({
    name,
    budget,
    section: sections.get(onlyWords(name)),
  }));
}

const pictures = oncePer(({ tree }: ParsedText) => tree?.links.filter(({ kind }) => kind === 'image') ?? []);

/** The entities of characters by number, and those of invisible characters by name. */
const entity =
  /&(?:[a-z]*sp(?:13|14)?|zwnj|zwj|lrm|rlm|shy|zerowidthspace|nobreak|#(?:(\d{1,6})|x([\da-f]{1,5})));/gi;

/** Whether a reader sees anything of a block. HTML is not shown. */
export function isShown(text: ParsedText, { kind, start, end }: Block): boolean {
  if (kind === 'html') return false;
  if (kind === 'code') return isSeen(text.content.slice(start, end));
  const words = text.prose
    .slice(start, end)
    .replace(entity, (_, decimal?: string, hexadecimal?: string) =>
      String.fromCodePoint(Number(decimal ?? `0x${hexadecimal ?? '20'}`)),
    );
  return (
    isSeen(words) ||
    [pictures(text), text.tree?.code ?? []].some((list) => within(list, start, end).length > 0)
  );
}

/** Whether a reader sees anything under a heading before the next one. */
export function hasText(text: ParsedText, { heading, end }: Section): boolean {
  return within(text.blocks, heading.end, end).some((block) => isShown(text, block));
}
