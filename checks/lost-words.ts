import { KnownQuantities } from './quantities/known-quantities.js';
import type { Quantity } from './quantities/quantity.js';
import { quantitiesIn } from './quantities/read-quantities.js';
import { citedPassages } from './text/cited-passages.js';
import { onlyWords } from './text/folded-text.js';
import { joiner } from './text/invisible.js';
import { markerPattern } from './text/marker-form.js';
import { markersIn } from './text/markers.js';
import type { ParsedText } from './text/parsed-text.js';
import { quotationsIn } from './text/quotations.js';

/** The words that mending must not remove from a text, as they are in the text before. */
export interface LostWords {
  readonly figures: readonly string[];
  /** The figures that had a marker next to them and have none now. */
  readonly uncited: readonly string[];
  /** The markers, such as `[s1]`. */
  readonly markers: readonly string[];
  readonly quotations: readonly string[];
}

/** The fewest words of a quotation; fewer quoted words are a title, or a word that the writer keeps at a distance. */
const fewestWords = 3;

/**
 * The figures, markers and quotations of a text that are missing from another version of it.
 * @param given passages that were found at fault, whose figures, markers and quotations may go
 */
export function lostWords(before: ParsedText, after: ParsedText, given: readonly string[]): LostWords {
  const mayGo = given.join('\n\n');
  const [kept, free] = [new KnownQuantities(figuresText(after)), new KnownQuantities(mayGo)];
  const stillCited = new KnownQuantities(citedText(after));
  const isIn = (known: KnownQuantities, quantity: Quantity): boolean =>
    known.compare(quantity).likeness === 'equal';
  const ids = new Set(markersIn(after).map(({ id }) => id));
  const idsFree = new Set(markersIn({ content: mayGo, tree: undefined }).map(({ id }) => id));
  const quotations = quotationsOf(after);
  const wordsFree = onlyWords(mayGo);
  return {
    figures: shown(figuresIn(figuresText(before)).filter((each) => !isIn(kept, each) && !isIn(free, each))),
    uncited: shown(
      figuresIn(citedText(before)).filter((each) => isIn(kept, each) && !isIn(stillCited, each)),
    ),
    markers: [...new Set(markersIn(before).map(({ id }) => id))]
      .filter((id) => !ids.has(id) && !idsFree.has(id))
      .map((id) => `[${id}]`),
    quotations: [...quotationsOf(before)]
      .filter(([words]) => !quotations.has(words) && !wordsFree.includes(words))
      .map(([, quote]) => quote),
  };
}

const shown = (quantities: readonly Quantity[]): string[] => [
  ...new Set(quantities.map((quantity) => quantity.shown.trim().replace(/[.,;:]+$/u, ''))),
];

/**
 * The figures of a text, each once, as they are written. Numbers in words are left out, because they are common: "two"
 * and "a dozen".
 */
const figuresIn = (text: string): Quantity[] => [
  ...new Map(
    quantitiesIn(text)
      .filter(({ form }) => form !== 'words')
      .map((quantity) => [`${quantity.shown} ${quantity.direction ?? ''}`, quantity]),
  ).values(),
];

const withoutMarkers = (text: string): string =>
  text.replace(markerPattern, (marker) => joiner.repeat(marker.length));

const figuresText = ({ title, prose }: ParsedText): string => `${title}\n\n${withoutMarkers(prose)}`;

const citedText = (text: ParsedText): string =>
  citedPassages(text)
    .map(({ start, end }) => withoutMarkers(text.prose.slice(start, end)))
    .join('\n\n');

/** The quoted passages, by their words. */
function quotationsOf(text: ParsedText): Map<string, string> {
  const marked = quotationsIn(text)
    .filter(({ isCertain }) => isCertain)
    .map(({ parts, quote }) => [parts.join(' '), quote] as const);
  const blocks = text.blocks
    .filter(({ inQuote }) => inQuote)
    .map(({ start, end }) => [text.prose.slice(start, end), text.content.slice(start, end)] as const);
  return new Map(
    [...marked, ...blocks]
      .map(([said, quote]) => [onlyWords(said), quote] as const)
      .filter(([words]) => words.split(' ').length >= fewestWords),
  );
}
