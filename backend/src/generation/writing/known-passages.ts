import type { Claim } from '../../../../checks/text/claim.js';
import { placesIn } from '../../../../checks/text/claims.js';
import { paragraphsOf, readText } from '../../../../checks/text/parsed-text.js';
import { quotationsIn } from '../../../../checks/text/quotations.js';
import { sentenceRanges } from '../../../../checks/text/sentences.js';
import { isTooInvolved } from '../../../../checks/text/too-involved.js';
import { searchedSource } from '../../../../checks/text/verified-claims.js';
import { countWords } from '../../../../checks/text/word-count.js';
import type { KnownPassage } from '../../../../prose/known-passages.js';
import type { GenerationSource } from '../domain/generation.events.js';

/** Fewer quoted words are a title or a distancing, not a quotation. */
const fewestWords = 3;
const mostOfASource = 20;

type Source = Pick<GenerationSource, 'id' | 'url' | 'text'>;

/**
 * What each page is known to say of a text: what a review found and code looked up, and the sentences that the text
 * quotes. What was pasted or comes from a file may be meant for the desk alone, so nothing of it is passed on.
 */
export function knownPassages(
  content: string,
  sources: readonly Source[],
  claims: readonly Claim[],
): Map<string, KnownPassage[]> {
  const pages = sources.filter(({ url }) => url !== null);
  if (pages.length === 0 || isTooInvolved(content)) return new Map();
  const quoted = quotationsIn(readText(content))
    .filter(({ isCertain, parts }) => isCertain && countWords(parts.join(' ')) >= fewestWords)
    .map(({ parts }) => parts.join(' '));
  return new Map(
    pages.map(({ id, text }) => {
      const supported = claims.flatMap(({ kind, source, quotation, passage }) =>
        kind === 'supported' && source === id && passage !== null ? [{ quotation, passage }] : [],
      );
      return [id, [...supported, ...sentencesWith(quoted, text)].slice(0, mostOfASource)];
    }),
  );
}

/** The quotations that stand in a source, each with its sentence there. */
function sentencesWith(quoted: readonly string[], source: string): KnownPassage[] {
  if (quoted.length === 0) return [];
  const places = placesIn(searchedSource(source), quoted);
  const found = [...new Set(quoted)].flatMap((quotation) => {
    const [place] = places.of(quotation);
    return place ? [{ quotation, ...place }] : [];
  });
  if (found.length === 0) return [];
  const sentences = paragraphsOf(source).flatMap(({ start, end }) =>
    sentenceRanges(source.slice(start, end)).map((range) => ({
      start: start + range.start,
      end: start + range.end,
    })),
  );
  return found.flatMap(({ quotation, start, end }) => {
    const sentence = sentences.find((range) => range.start <= start && end <= range.end);
    return sentence ? [{ quotation, passage: source.slice(sentence.start, sentence.end) }] : [];
  });
}
