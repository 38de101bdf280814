import type { ParsedText } from './parsed-text.js';
import { outside } from './ranges.js';
import { firstFrom } from './words.js';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A marker of a source, `[s3]`. */
export interface Marker extends Place {
  readonly id: string;
}

/** A marker that is no link's text. */
const marker = /\[(s\d{1,3})\](?!\()/g;

/** The markers of a text outside code, in order. */
export function markersIn({ content, tree }: Pick<ParsedText, 'content' | 'tree'>): Marker[] {
  const markers = [...content.matchAll(marker)].map(({ index: start, 0: found, 1: id = '' }) => ({
    id,
    start,
    end: start + found.length,
  }));
  return outside(tree?.code ?? [], markers);
}

/** Where a text names a source: its markers, and its links. A picture names none. */
export const sourcesNamed = (text: ParsedText): Place[][] => [
  markersIn(text),
  text.tree?.links.filter(({ kind }) => kind === 'link') ?? [],
];

/** Markers of sources that were not given. */
export function unresolvedMarkers(text: ParsedText): Marker[] {
  const given = new Set(text.sources.map(({ id }) => id));
  return markersIn(text).filter(({ id }) => !given.has(id));
}

/** Up to where what follows a sentence is its own: a marker may stand after the full stop. */
const reachOf = ({ sentences }: ParsedText, at: number): number =>
  Math.min(sentences[at + 1]?.start ?? Infinity, sentences[at]?.block.end ?? 0);

/** Whether a marker, a link or what else is counted stands in a sentence of a text or right behind it. */
export function isCited(text: ParsedText, at: number, places: readonly (readonly Place[])[]): boolean {
  const start = text.sentences[at]?.start ?? 0;
  return places.some((list) => (list[firstFrom(list, start)]?.start ?? Infinity) < reachOf(text, at));
}

/** For each sentence that has markers or is followed by them, the sources they name. */
export function citedSentences(
  text: ParsedText,
): { start: number; end: number; text: string; ids: string[] }[] {
  const markers = markersIn(text);
  let next = 0;
  return text.sentences.flatMap((sentence, at) => {
    const ids: string[] = [];
    const until = reachOf(text, at);
    for (; (markers[next]?.start ?? Infinity) < until; next += 1) ids.push(markers[next]?.id ?? '');
    return ids.length === 0
      ? []
      : [{ start: sentence.start, end: sentence.end, text: sentence.text, ids: [...new Set(ids)] }];
  });
}
