import { failuresOr, notChecked, type Check } from './check.js';
import { quoted } from './text/counted.js';
import { onlyWords } from './text/folded-text.js';
import { citedSentences } from './text/markers.js';
import type { ParsedText } from './text/parsed-text.js';
import { PhraseFinder, type ComparableText } from './text/phrase-finder.js';
import { quotationsIn } from './text/quotations.js';
import type { Span } from './text/ranges.js';
import { within } from './text/words.js';

/** Fewer are a title or a word at a distance, not a quotation. */
const fewestWords = 3;
/** A quotation that begins in the middle: “[b]uyers”. */
const changedLetter = /\[(\p{L})\](?=\p{L})/gu;
/** What a writer may leave out of a quotation, or add to it. */
const omission = /\[[^[\]]*\]|…|\.\s?\.\s?\./u;

/** What stands in quotation marks beside a marker stands in that source. */
export const quotationsExist: Check = {
  id: 'quotations-exist',
  name: 'Quotations exist',
  about: 'Looks up each quotation beside a marker in the source it names.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 4,
  run(text) {
    if (text.sources.length === 0) return notChecked('There are no sources to compare quotations with.');
    const quotations = citedQuotations(text);
    const texts = text.sources.map(({ id, text: words }) => [id, inBlanks(onlyWords(words))] as const);
    const longest = Math.max(...texts.map(([, { length }]) => length));
    const sought = new Set(quotations.flatMap(({ passages }) => passages.flat()));
    const finder = new PhraseFinder([...sought].filter(({ length }) => length <= longest));
    const found = new Map(texts.map(([id, words]) => [id, finder.in(words)]));
    const stands = (runs: readonly ComparableText[], ids: readonly string[]): boolean =>
      ids.some((id) => runs.every((run) => found.get(id)?.has(run)));
    const failures = quotations
      .filter(({ ids, passages }) => !passages.some((runs) => stands(runs, ids)))
      .map(({ start, end, words, ids }) => ({
        message: `${quoted(words)} is not in ${ids.map((id) => `[${id}]`).join(' or ')}.`,
        spans: [text.span(start, end)],
      }));
    return failuresOr(failures, 'Every quotation beside a marker is in its source.');
  },
};

interface CitedQuotation extends Span {
  readonly words: string;
  /** Of the sources that it is looked up in, those that were not given among them. */
  readonly ids: readonly string[];
  /** The runs of words that it has, as it is read, and with the brackets that markdown takes for a link. */
  readonly passages: readonly (readonly ComparableText[])[];
}

function citedQuotations(text: ParsedText): CitedQuotation[] {
  const given = new Set(text.sources.map(({ id }) => id));
  const quotations = quotationsIn(text);
  return citedSentences(text)
    .filter(({ ids }) => ids.some((id) => given.has(id)))
    .flatMap(({ start, end, ids }) =>
      within(quotations, start, end).map((quotation) => ({
        ...quotation,
        ids,
        passages: [quotation.words, quotation.quote].map(runsIn),
      })),
    );
}

/** What of a quotation has to stand in its source, run by run; nothing of a short one. */
function runsIn(passage: string): ComparableText[] {
  const runs = passage.replace(changedLetter, '$1').split(omission).map(onlyWords).filter(Boolean);
  return runs.join(' ').split(' ').length < fewestWords ? [] : runs.map(inBlanks);
}

/** So that whole words are found, and no part of one. */
const inBlanks = (words: string): ComparableText => ` ${words} ` as ComparableText;
