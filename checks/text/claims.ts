import { findPhrases, foldedPhrase } from './folded-text.js';
import { joiner, zeroWidth } from './invisible.js';
import { markerPattern } from './marker-form.js';
import { markersIn, statementsOf } from './markers.js';
import { oncePer } from './once-per.js';
import type { ParsedText } from './parsed-text.js';
import type { SearchedText } from './quotations.js';
import type { Range, Span } from './ranges.js';
import { firstFrom, within } from './words.js';

/** The places of passages in a text. */
export interface Places {
  /** Finds the places of a passage, in order, at most 20. */
  of(passage: string): readonly Span[];
}

/**
 * Looks up passages in a text, regardless of case, blanks, typographic signs and markers. Takes time in proportion to
 * the text and the passages together.
 */
export function placesIn(text: SearchedText, passages: readonly string[]): Places {
  const places = new Map<string, Span[]>();
  const phrases = [...new Set(passages.map(folded))];
  for (const { entry, span } of findPhrases(text, phrases, (phrase) => phrase, 'as-written')) {
    const known = places.get(entry);
    if (known) known.push(span);
    else places.set(entry, [span]);
  }
  return { of: (passage) => places.get(folded(passage)) ?? [] };
}

/** A marker with the blank before it. */
const marked = new RegExp(String.raw`\s?${markerPattern.source}`, 'g');

const folded = (passage: string): string => foldedPhrase(passage.replaceAll(marked, ''), 'as-written');

type ReadContent = SearchedText & Pick<ParsedText, 'content'>;

/** The text without its markers, to look up passages that may be quoted without them. */
export const unmarked = oncePer((read: ReadContent): SearchedText => {
  const { content, prose, words, blocks, span } = read;
  const parts: string[] = [];
  let at = 0;
  for (const { index, 0: marker } of content.matchAll(marked)) {
    parts.push(prose.slice(at, index), joiner.repeat(marker.length));
    at = index + marker.length;
  }
  return { prose: parts.join('') + prose.slice(at), words, blocks, span };
});

/** A passage of a text as people read it, with its markers, in one line. */
export function wordsAt({ content, prose }: ParsedText, { start, end }: Range): string {
  const parts: string[] = [];
  let at = start;
  for (const { index, 0: marker } of content.slice(start, end).matchAll(markerPattern)) {
    parts.push(prose.slice(at, start + index), marker);
    at = start + index + marker.length;
  }
  return [...parts, prose.slice(at, end)].join('').replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();
}

const unseen = new RegExp(`[${joiner}${zeroWidth}]`, 'g');

/** The sources that the statements of a passage cite, in order. */
export function citedAt(text: ParsedText, { start, end }: Range): string[] {
  const statements = statementsOf(text);
  const first = statements[firstFrom(statements, start + 1) - 1];
  const last = statements[firstFrom(statements, end) - 1];
  if (!first || !last) return [];
  return [...new Set(within(markersIn(text), first.start, last.until).map(({ id }) => id))];
}
