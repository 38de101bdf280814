import type { ParsedText } from './parsed-text.js';
import { outside } from './ranges.js';

/** A marker of a source, `[s3]`. */
export interface Marker {
  readonly id: string;
  readonly start: number;
  readonly end: number;
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

/** Markers of sources that were not given. */
export function unresolvedMarkers(text: ParsedText): Marker[] {
  const given = new Set(text.sources.map(({ id }) => id));
  return markersIn(text).filter(({ id }) => !given.has(id));
}

/** For each sentence that has markers or is followed by them, the sources they name. */
export function citedSentences(
  text: ParsedText,
): { start: number; end: number; text: string; ids: string[] }[] {
  const markers = markersIn(text);
  let next = 0;
  return text.sentences.flatMap((sentence, at) => {
    const ids: string[] = [];
    // A marker may stand after the full stop.
    const until = Math.min(text.sentences[at + 1]?.start ?? Infinity, sentence.block.end);
    for (; (markers[next]?.start ?? Infinity) < until; next += 1) ids.push(markers[next]?.id ?? '');
    return ids.length === 0
      ? []
      : [{ start: sentence.start, end: sentence.end, text: sentence.text, ids: [...new Set(ids)] }];
  });
}
