import { failuresOr, notChecked, type Check } from './check.js';
import { quoted } from './text/counted.js';
import { onlyWords } from './text/folded-text.js';
import { citedSentences } from './text/markers.js';
import { quotationsIn } from './text/quotations.js';
import { within } from './text/words.js';

/** Fewer are a title or a word at a distance, not a quotation. */
const fewestWords = 3;
/** A quotation that begins in the middle: “[b]uyers”. */
const changedLetter = /\[(\p{L})\](?=\p{L})/gu;
/** What a writer may leave out of a quotation, or add to it. */
const omission = /\[[^\]]*\]|…|\.\s?\.\s?\./u;

/** What stands in quotation marks beside a marker stands in that source. */
export const quotationsExist: Check = {
  id: 'quotations-exist',
  name: 'Quotations exist',
  about: 'Looks up each quotation beside a marker in the source it names.',
  kind: 'certain',
  severity: 'block',
  fix: 'model',
  version: 3,
  run(text) {
    if (text.sources.length === 0) return notChecked('There are no sources to compare quotations with.');
    const texts = new Map(text.sources.map((source) => [source.id, ` ${onlyWords(source.text)} `]));
    const quotations = quotationsIn(text);
    const failures = citedSentences(text).flatMap(({ start, end, ids }) => {
      const cited = ids.flatMap((id) => texts.get(id) ?? []);
      if (cited.length === 0) return [];
      return (
        within(quotations, start, end)
          // As it is read, and with the brackets that markdown takes for a link.
          .filter(({ words, quote }) =>
            [words, quote].every((passage) => !cited.some((source) => hasQuotation(source, passage))),
          )
          .map(({ start: from, end: to, words }) => ({
            message: `${quoted(words)} is not in ${ids.map((id) => `[${id}]`).join(' or ')}.`,
            spans: [text.span(from, to)],
          }))
      );
    });
    return failuresOr(failures, 'Every quotation beside a marker is in its source.');
  },
};

function hasQuotation(source: string, words: string): boolean {
  const parts = words.replace(changedLetter, '$1').split(omission).map(onlyWords);
  const count = parts.join(' ').split(' ').filter(Boolean).length;
  return count < fewestWords || parts.every((part) => source.includes(part === '' ? ' ' : ` ${part} `));
}
