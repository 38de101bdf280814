import { diffArrays } from 'diff';
import { commonEnd, commonStart } from './common-ends.js';

/** A stretch of a text, in UTF-16 units. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text, with what takes its place. */
export interface Replacement extends Passage {
  readonly after: string;
}

/** Beyond this many lines, or this many changed ones, a passage is found again only if it occurs once. */
const mostLines = 10_000;
const mostChangedLines = 400;

/**
 * The place of a passage of an earlier text in a later one.
 * @returns undefined when the passage has been changed, or when it can't be told which of several it is
 */
export function placeInLaterText(
  earlier: string,
  later: string,
  { start, end }: Passage,
): number | undefined {
  const same = commonStart(earlier, later);
  if (end <= same) return start;
  const sameEnd = commonEnd(earlier, later, same);
  if (start >= earlier.length - sameEnd) return start + later.length - earlier.length;
  return placeByLines(earlier, later, { start, end }) ?? onlyPlace(earlier, later, { start, end });
}

/** Replaces stretches of a text, in any order. They must not overlap. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  const parts: string[] = [];
  let next = text.length;
  for (const { start, end, after } of replacements.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    parts.push(text.slice(end, next), after);
    next = start;
  }
  return [text.slice(0, next), ...parts.reverse()].join('');
}

/** A change of a passage that can be taken over on its own. */
export interface Hunk extends Replacement {
  readonly id: string;
}

export interface Proposed {
  /** The text that the offsets refer to. */
  readonly madeFor: string;
  readonly passage: Passage;
  /** The hunks, which lie within the passage and do not overlap. */
  readonly hunks: readonly Hunk[];
}

/**
 * Returns the remaining proposal once some of its hunks have been taken over, with the text and offsets of that time.
 */
export function afterTaking({ madeFor, passage, hunks }: Proposed, taken: readonly string[]): Proposed {
  const isTaken = new Set(taken);
  const done = hunks.filter(({ id }) => isTaken.has(id));
  const left: Hunk[] = [];
  let grown = 0;
  for (const hunk of hunks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (isTaken.has(hunk.id)) grown += hunk.after.length - (hunk.end - hunk.start);
    else left.push({ ...hunk, start: hunk.start + grown, end: hunk.end + grown });
  }
  return {
    madeFor: withReplacements(madeFor, done),
    passage: { start: passage.start, end: passage.end + grown },
    hunks: left,
  };
}

/** Finds a passage in lines that stayed the same, whatever has changed above and below them. */
function placeByLines(earlier: string, later: string, { start, end }: Passage): number | undefined {
  const [was, is] = [linesOf(earlier), linesOf(later)];
  if (Math.max(was.length, is.length) > mostLines) return undefined;
  const stretches = diffArrays(was, is, { maxEditLength: mostChangedLines });
  let [at, atLater] = [0, 0];
  for (const { value, added, removed } of stretches ?? []) {
    const length = value.reduce((sum, line) => sum + line.length, 0);
    if (!added && !removed && start >= at && end <= at + length) return start - at + atLater;
    if (!added) at += length;
    if (!removed) atLater += length;
  }
  return undefined;
}

/** The lines of a text; for a longer text, only one more than `mostLines`. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/u, mostLines + 1);

function onlyPlace(earlier: string, later: string, { start, end }: Passage): number | undefined {
  const passage = earlier.slice(start, end);
  const [place, placeLater] = [onlyIndexOf(earlier, passage), onlyIndexOf(later, passage)];
  return place < 0 || placeLater < 0 ? undefined : placeLater;
}

/**
 * The place of a passage that occurs once in a text, or -1, by D. E. Knuth, J. H. Morris and V. R. Pratt, "Fast Pattern
 * Matching in Strings" (1977). `indexOf` takes quadratic time on repetitive passages.
 */
function onlyIndexOf(text: string, passage: string): number {
  // For each beginning of the passage, this is how much of it is repeated at its end.
  const borders = new Int32Array(passage.length + 1);
  const next = (matched: number, unit: number): number => {
    let length = matched;
    while (length > 0 && (length === passage.length || passage.charCodeAt(length) !== unit)) {
      length = borders[length] ?? 0;
    }
    return passage.charCodeAt(length) === unit ? length + 1 : 0;
  };
  for (let at = 1; at < passage.length; at += 1) {
    borders[at + 1] = next(borders[at] ?? 0, passage.charCodeAt(at));
  }
  let found = -1;
  for (let at = 0, matched = 0; at < text.length; at += 1) {
    matched = next(matched, text.charCodeAt(at));
    if (matched < passage.length) continue;
    if (found >= 0) return -1;
    found = at + 1 - matched;
  }
  return found;
}
