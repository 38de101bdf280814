import type { Block } from './markdown.js';

/** A sentence of the prose, without the blanks around it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Prose: marks, addresses and code are joiners. */
  readonly text: string;
  readonly block: Block;
}

/** What may end a sentence, with what may close after it; sought from the first of several signs only. */
const ends = /(?<![.!?…。！？])[.!?…。！？]+["”’'»)\]\u2060\u200b]*(?=\s|$)|[。！？]/gu;

/** A full stop after these, or after a single capital letter, belongs to the abbreviation. */
const abbreviation =
  /(?:^|[\s("“\u2060\u200b])(?:Dr|Mr|Mrs|Ms|Prof|St|Mt|Jr|Sr|vs|e\.g|i\.e|cf|No|Nos|Inc|Ltd|Co|Corp|approx|ca|c|fig|vol|ed|est|pp?|al|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|(?:\p{Lu}\.)*\p{Lu})\.$/u;
const goesOn = /^\s*["“‘'(\u2060\u200b]*[\p{Ll}\d]/u;
const longestAbbreviation = 12;

/** The sentences of the paragraphs, in order; headings, tables and code have none. */
export function sentencesIn(prose: string, blocks: readonly Block[]): Sentence[] {
  return blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) =>
      boundaries(prose.slice(block.start, block.end)).map(([from, to]) => ({
        start: block.start + from,
        end: block.start + to,
        text: prose.slice(block.start + from, block.start + to),
        block,
      })),
    );
}

/** Where the sentences of a paragraph begin and end. */
function boundaries(paragraph: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let start = 0;
  const add = (end: number): void => {
    const part = paragraph.slice(start, end);
    const from = start + (/^[\s\u2060\u200b]*/.exec(part)?.[0].length ?? 0);
    const to = start + part.trimEnd().length;
    if (to > from) found.push([from, to]);
    start = end;
  };
  for (const { index, 0: sign } of paragraph.matchAll(ends)) {
    const end = index + sign.length;
    if (isWithin(paragraph, index, end)) continue;
    add(end);
  }
  add(paragraph.length);
  return found;
}

/** Whether a full stop is an abbreviation's, or a sentence goes on after a quotation's end. */
function isWithin(paragraph: string, at: number, end: number): boolean {
  const next = paragraph.slice(end, end + longestAbbreviation);
  if (/[!?…]/.test(paragraph.charAt(at))) return goesOn.test(next) && !/^\s*\d/.test(next);
  if (paragraph.charAt(at) !== '.') return false;
  if (abbreviation.test(paragraph.slice(Math.max(0, at - longestAbbreviation), at + 1))) {
    return next.trim() !== '';
  }
  return goesOn.test(next) && !/^\s*\d/.test(next) && /["”’')\]]/.test(paragraph.slice(at, end));
}
