import { beforeEither, beforeFigures, beforeMore, germanMonths, openings } from './abbreviations.js';
import type { Block } from './markdown.js';
import type { Range } from './ranges.js';

/** A sentence of the prose, without the blanks around it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** The prose of the sentence, in which marks, addresses and code are joiners. */
  readonly text: string;
  readonly block: Block;
}

/**
 * The signs that may close after the end of a sentence: quotation marks, brackets, and signs and numbers of footnotes.
 */
const closers = String.raw`(?:["“”‘’'«»‹›)\]*†‡§¹²³⁰⁴-⁹\u2060\u200b]|[\[\u2060]\d{1,3}[\]\u2060])*`;

/**
 * A possible end of a sentence with whatever closes after it; several signs in a row are matched from the first one
 * only.
 */
const ends = new RegExp(String.raw`(?<![.!?…。！？])[.!?…。！？]+${closers}(?=\s|$)|[。！？]`, 'gu');

/**
 * The gap before the next sentence. Up to three joiners are marks of emphasis; more stand for code, a picture or a
 * marker.
 */
const following = /[\s\u200b]*\u2060{0,3}(?:["“‘'«„‚([]\u2060{0,3})*/uy;
/** A small letter that does not begin a name such as eBay. */
const smallLetter = /\p{Ll}(?!\p{Lu})/uy;
const figure = /(?:[$€£¥₹#]|[A-Z]{0,3}[ -]?)\d|[IVXLC]+(?![\p{L}\p{N}])/uy;
const nextWord = /[\p{L}\p{M}]+(?!\.\p{L}|\.\s?\p{Lu})/uy;
const currencies = new Set('Franken Euro Euros Dollar Dollars CHF EUR USD GBP Fr SFr Sfr'.split(' '));

const lastWord = /(?:^|[^\p{L}\p{N}.])((?:\p{L}\.)*\p{L}+|\d{1,2})\.$/u;
const initials = /^(?:\p{Lu}\.)*\p{Lu}$/u;
const longestAbbreviation = 14;

const [always, withFigures, either, months] = [beforeMore, beforeFigures, beforeEither, germanMonths].map(
  (list) => new Set(list),
);

/**
 * The sentences of the paragraphs, in order. Headings, tables and code have none.
 * @param abbreviations the house's own, with or without their last full stop
 */
export function sentencesIn(
  prose: string,
  blocks: readonly Block[],
  abbreviations: readonly string[] = [],
): Sentence[] {
  const own = new Set(abbreviations.map((one) => one.replace(/\.$/, '').toLowerCase()));
  return blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) =>
      sentenceRanges(prose.slice(block.start, block.end), own).map(({ start, end }) => ({
        start: block.start + start,
        end: block.start + end,
        text: prose.slice(block.start + start, block.start + end),
        block,
      })),
    );
}

const none: ReadonlySet<string> = new Set();

/**
 * The ranges of the sentences of a paragraph.
 * @param own the house's abbreviations, in lower case and without the last full stop
 */
export function sentenceRanges(paragraph: string, own: ReadonlySet<string> = none): Range[] {
  const found: Range[] = [];
  let start = 0;
  const add = (end: number): void => {
    const part = paragraph.slice(start, end);
    const from = start + (/^[\s\u2060\u200b]*/.exec(part)?.[0].length ?? 0);
    const to = start + part.trimEnd().length;
    if (to > from) found.push({ start: from, end: to });
    start = end;
  };
  for (const { index, 0: sign } of paragraph.matchAll(ends)) {
    const end = index + sign.length;
    if (!goesOn(paragraph, index, end, own)) add(end);
  }
  add(paragraph.length);
  return found;
}

/** Whether a sentence continues after a possible end. */
function goesOn(paragraph: string, at: number, end: number, own: ReadonlySet<string>): boolean {
  if ('。！？'.includes(paragraph.charAt(at))) return false;
  const next = endOf(following, paragraph, end) ?? end;
  if (next === paragraph.length) return false;
  if (endOf(smallLetter, paragraph, next) !== undefined) return true;
  return paragraph.charAt(at) === '.' && isAbbreviated(paragraph, at, next, own);
}

function isAbbreviated(paragraph: string, at: number, next: number, own: ReadonlySet<string>): boolean {
  const ahead = paragraph.slice(Math.max(0, at - longestAbbreviation), at + 1);
  const word = lastWord.exec(ahead)?.[1];
  if (word === undefined) return false;
  if (always?.has(word) || own.has(word.toLowerCase())) return true;
  const end = endOf(nextWord, paragraph, next) ?? next;
  const follower = paragraph.slice(next, end);
  if (/\d/.test(word)) return months?.has(follower) === true;
  if (withFigures?.has(word)) return endOf(figure, paragraph, next) !== undefined;
  if (either?.has(word)) return isContinued(word, follower);
  return initials.test(word) && !openings.has(follower);
}

function isContinued(word: string, follower: string): boolean {
  if (/^(?:Mio|Mia|Mrd|Mill|Tsd)$/.test(word)) return currencies.has(follower);
  return !openings.has(follower);
}

/**
 * The end of a match that begins at a place; undefined without a match.
 * @param pattern a sticky pattern
 */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
