import { placesIn, unmarked } from '../checks/text/claims.js';
import { markerPattern } from '../checks/text/marker-form.js';
import { readText } from '../checks/text/parsed-text.js';
import type { Range } from '../checks/text/ranges.js';

/** A quotation of a text and the passage of a source that says the same, in the words of each. */
export interface KnownPassage {
  readonly quotation: string;
  readonly passage: string;
}

/** A place of a text, and the passage of the source that it rests on. */
interface KnownPlace extends Range {
  readonly passage: string;
}

/**
 * The places where the quotations still stand, by source, in order.
 * @param content markdown that isn't too involved to be read
 */
export function knownPlaces<Source extends { readonly id: string }>(
  content: string,
  sources: readonly Source[],
  known: (source: Source) => readonly KnownPassage[] | undefined,
): Map<string, KnownPlace[]> {
  const quotations = sources.flatMap((source) => known(source)?.map(({ quotation }) => quotation) ?? []);
  if (quotations.length === 0) return new Map();
  const places = placesIn(unmarked({ ...readText(content), content }), quotations);
  return new Map(
    sources.map((source) => {
      const its = (known(source) ?? []).flatMap(({ quotation, passage }) =>
        places.of(quotation).map(({ start, end }) => ({ start, end, passage })),
      );
      return [source.id, its.sort((a, b) => a.start - b.start)];
    }),
  );
}

const furthest = 400;
const nextSentence = /[.!?…]["”’')\]]*\s+[^\s[]/;

/** Whether a marker stands in a passage, or behind it in the same sentence. */
export function isBeside(content: string, { start, end }: Range, marker: number): boolean {
  if (start >= marker || marker - end > furthest) return false;
  // The slice includes the last character of the passage, which may end its sentence.
  const between = content.slice(end - 1, marker).replaceAll(markerPattern, ' ');
  return !nextSentence.test(between) && !between.includes('\n\n');
}
