import type { ParsedText } from '../text/parsed-text.js';
import type { Span } from '../text/ranges.js';
import { amountsOf } from './known-quantities.js';
import { quantitiesIn } from './read-quantities.js';

/** The longest passage that counts as a sentence, in characters. */
const longestSentence = 1_000;

const ending = /[.!?…]["”’»)\]*_]{0,4}$/u;

/**
 * Offers a marker for sentences without one, if all the numbers of the sentence are in one source and in no other.
 * @returns a function that gives the sentence with its marker; undefined where there is no such source
 */
export function offeredMarkers(text: ParsedText): (sentence: Span) => string | undefined {
  return ({ start, end, quote }) => {
    if (end - start > longestSentence || text.sources.length === 0) return undefined;
    const said = quantitiesIn(text.prose.slice(start, end)).filter(({ form }) => form !== 'words');
    if (said.length === 0) return undefined;
    const holding = text.sources.filter((source) =>
      said.every((quantity) => amountsOf(source).compare(quantity).likeness === 'equal'),
    );
    const [only, ...others] = holding;
    if (!only || others.length > 0) return undefined;
    const sentence = quote.trimEnd();
    const at = ending.exec(sentence)?.index ?? sentence.length;
    return `${sentence.slice(0, at)} [${only.id}]${sentence.slice(at)}`;
  };
}
