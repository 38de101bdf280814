import { failuresOr, notChecked, pass, type Check, type Failure, type Result } from './check.js';
import { blockQuotationsIn } from './text/block-quotations.js';
import { quoted } from './text/counted.js';
import { onlyWords } from './text/folded-text.js';
import { withLooseFigures } from './quantities/loose-figures.js';
import { sourcesOfEach } from './text/markers.js';
import type { ParsedText } from './text/parsed-text.js';
import { PhraseFinder, type ComparableText } from './text/phrase-finder.js';
import { quotationsIn } from './text/quotations.js';
import type { Span } from './text/ranges.js';

/** The fewest words of a quotation; fewer quoted words are a title, or a word that the writer keeps at a distance. */
const fewestWords = 3;
/** A changed letter at the start of a quotation that begins in the middle: “[b]uyers”. */
const changedLetter = /\[(\p{L})\](?=\p{L})/gu;
/** Marks of what a writer left out of a quotation, or added to it. */
const omission = /\[[^[\]]*\]|…|\.\s?\.\s?\./u;
const mostUnclear = 20;
/**
 * How many times as long as its source a quotation may be. A longer one cannot be in the source, however its figures
 * and marks are written.
 */
const timesAsLong = 4;

/** A passage in quotation marks next to a marker is in that source. */
export const quotationsExist: Check = {
  id: 'quotations-exist',
  name: 'Quotations exist',
  about: 'Looks up each quotation beside a marker in the source it names.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 6,
  reads: ['abbreviations'],
  run(text) {
    if (text.sources.length === 0) return notChecked('There are no sources to compare quotations with.');
    const missing = notIn(text, citedQuotations(text), (words) => words);
    const invented = new Set(
      notIn(
        text,
        missing.filter(({ isCertain }) => isCertain),
        withLooseFigures,
      ),
    );
    const unclear = missing.filter((quotation) => !invented.has(quotation)).slice(0, mostUnclear);
    const told: Result[] = [
      ...(invented.size > 0 ? failuresOr(failuresOf(text, invented), '') : []),
      ...unclear.flatMap((quotation) => leftToAPerson(text, quotation)),
    ];
    return told.length > 0 ? told : pass('Every quotation beside a marker is in its source.');
  },
};

interface CitedQuotation extends Span {
  readonly words: string;
  /** The sources in which the quotation is looked up, even those that were not given. */
  readonly ids: readonly string[];
  /** The words of the quotation, as a reader sees them, and with the brackets that markdown takes for a link. */
  readonly readings: readonly (readonly string[])[];
  /** Whether the beginning and end of the quotation are known for sure. */
  readonly isCertain: boolean;
}

function* failuresOf(text: ParsedText, invented: Iterable<CitedQuotation>): Generator<Failure> {
  for (const { start, end, words, ids } of invented) {
    yield { message: `${quoted(words)} is not in ${named(ids)}.`, spans: [text.span(start, end)] };
  }
}

function leftToAPerson(text: ParsedText, { start, end, words, ids, isCertain }: CitedQuotation): Result[] {
  const message = isCertain
    ? `${quoted(words)} has figures in another form than ${named(ids)}.`
    : `Where the quotation at ${quoted(words)} begins and ends is not clear; it was not found in ${named(ids)}.`;
  return notChecked(message, 'left-to-a-person').map((result) => ({
    ...result,
    spans: [text.span(start, end)],
  }));
}

const named = (ids: readonly string[]): string => ids.map((id) => `[${id}]`).join(' or ');

function citedQuotations(text: ParsedText): CitedQuotation[] {
  const given = new Set(text.sources.map(({ id }) => id));
  const marked = quotationsIn(text);
  const sources = sourcesOfEach(text, marked);
  const inMarks = marked.map((quotation, at) => ({ ...quotation, ids: sources[at] ?? [] }));
  return [...inMarks, ...blockQuotationsIn(text)]
    .filter(({ ids }) => ids.some((id) => given.has(id)))
    .sort((a, b) => a.start - b.start)
    .map(({ parts, ...quotation }) => ({
      ...quotation,
      words:
        parts
          .join(' ')
          .replace(/[\s\u2060\u200b]+/g, ' ')
          .trim() || quotation.quote,
      readings: parts.length > 1 ? [parts] : [parts, [quotation.quote]],
    }));
}

/**
 * The quotations that are in none of their sources.
 * @param form the form in which words are compared
 */
function notIn(
  text: ParsedText,
  quotations: readonly CitedQuotation[],
  form: (words: string) => string,
): CitedQuotation[] {
  if (quotations.length === 0) return [];
  const mostLetters = timesAsLong * Math.max(...text.sources.map(lengthOf));
  const compared = quotations.map((quotation) => ({
    quotation,
    passages:
      quotation.words.length > mostLetters
        ? undefined
        : quotation.readings.map((parts) => parts.flatMap((part) => runsIn(form(part)))),
  }));
  const texts = text.sources.map(
    ({ id, title, text: words }) =>
      [id, [title, words].map((part) => inBlanks(onlyWords(form(part))))] as const,
  );
  const longest = Math.max(...texts.flatMap(([, parts]) => parts.map(({ length }) => length)));
  const sought = new Set(compared.flatMap(({ passages = [] }) => passages.flat()));
  const finder = new PhraseFinder([...sought].filter(({ length }) => length <= longest));
  const found = new Map(
    texts.map(([id, parts]) => [id, new Set(parts.flatMap((part) => [...finder.in(part)]))]),
  );
  const stands = (runs: readonly ComparableText[], ids: readonly string[]): boolean =>
    ids.some((id) => runs.every((run) => found.get(id)?.has(run)));
  return compared
    .filter(({ quotation, passages }) => {
      if (!passages) return true;
      const isShort = passages.every((runs) => countOf(runs) < fewestWords);
      if (isShort) return !quotation.isCertain && quotation.end - quotation.start === 1;
      return !passages.some((runs) => stands(runs, quotation.ids));
    })
    .map(({ quotation }) => quotation);
}

const lengthOf = ({ title, text }: ParsedText['sources'][number]): number => title.length + text.length;

/** The runs of a quotation, without its omissions; each must be in its source. */
const runsIn = (passage: string): ComparableText[] =>
  passage.replace(changedLetter, '$1').split(omission).map(onlyWords).filter(Boolean).map(inBlanks);

const countOf = (runs: readonly string[]): number =>
  runs.reduce((sum, run) => sum + run.trim().split(' ').length, 0);

/** Adds blanks, so that only whole words are found. */
const inBlanks = (words: string): ComparableText => ` ${words} ` as ComparableText;
