import { wordPattern } from '../../../../checks/text/word-pattern.js';
import { wordsKept } from '../../../../checks/text/words-kept.js';
import type { OfferedProposal } from './proposals.events.js';

/** A change that can be accepted on its own; offsets are in UTF-16 units of the text that has the passage. */
export type Hunk = Readonly<OfferedProposal['hunks'][number]>;

/** A part of a text, with offsets in UTF-16 units. */
type Stretch = Pick<Hunk, 'start' | 'end'>;

/** The tokens of a text: words, single punctuation marks, and the space between them. */
const tokens = new RegExp(String.raw`\s+|${wordPattern}|[^\s\p{L}\p{N}\p{M}]`, 'gu');

/**
 * The number of removed and added tokens above which a passage counts as rewritten, since finding the fewest changes
 * would take too long.
 */
const mostChanges = 1_000;

/** A piece of unchanged text between two changes that is so short that it joins them into one. */
const island = /^[^\p{L}\p{N}\n]*(?:[\p{L}\p{N}]{1,12}[^\p{L}\p{N}\n]*)?$/u;

interface Part {
  before: string;
  after: string;
  readonly stays: boolean;
}

/**
 * Returns the replacements, word by word, that turn a passage into another text.
 * @param offset the offset at which the passage begins
 */
export function hunksOf(before: string, after: string, offset: number): Hunk[] {
  let start = offset;
  const hunks: Hunk[] = [];
  for (const stretch of withoutIslands(stretchesOf(before, after))) {
    const end = start + stretch.before.length;
    if (!stretch.stays) {
      hunks.push({ id: `h${hunks.length + 1}`, start, end, before: stretch.before, after: stretch.after });
    }
    start = end;
  }
  return hunks;
}

/**
 * Returns the replacements that turn a passage into another text, except in the locked stretches and the blanks around
 * them. Those stay, whatever the other text has in their place.
 * @param locked the stretches, in order
 */
export function hunksOutside(before: string, after: string, locked: readonly Stretch[]): Hunk[] {
  const closed = locked.map(({ start, end }) => ({
    start: before.slice(0, start).trimEnd().length,
    end: before.length - before.slice(end).trimStart().length,
  }));
  return hunksBetween(before, after, locked)
    .filter((hunk) => !closed.some(({ start, end }) => hunk.start < end && hunk.end > start))
    .map((hunk, at) => ({ ...hunk, id: `h${at + 1}` }));
}

/**
 * Returns the replacements between the locked stretches. If all of these are in the other text, the parts between them
 * are compared one by one.
 */
function hunksBetween(before: string, after: string, locked: readonly Stretch[]): Hunk[] {
  const hunks: Hunk[] = [];
  let [at, atAfter] = [0, 0];
  for (const { start, end } of locked) {
    const found = after.indexOf(before.slice(start, end), atAfter);
    if (found < 0) return hunksOf(before, after, 0);
    hunks.push(...hunksOf(before.slice(at, start), after.slice(atAfter, found), at));
    [at, atAfter] = [end, found + end - start];
  }
  return [...hunks, ...hunksOf(before.slice(at), after.slice(atAfter), at)];
}

function stretchesOf(before: string, after: string): Part[] {
  const [was, is] = [before.match(tokens) ?? [], after.match(tokens) ?? []];
  const numbers = new Map<string, number>();
  const kept = wordsKept(numbered(was, numbers), numbered(is, numbers), mostChanges);
  if (!kept) return [{ before, after, stays: false }];
  const stretches: Part[] = [];
  let [at, now] = [0, 0];
  while (at < was.length || now < is.length) {
    const from = [at, now] as const;
    while (at < was.length && kept[now] === at) [at, now] = [at + 1, now + 1];
    const stays = now > from[1];
    if (!stays) {
      while (now < is.length && (kept[now] ?? -1) < 0) now += 1;
      at = now < is.length ? (kept[now] ?? at) : was.length;
    }
    const text = is.slice(from[1], now).join('');
    stretches.push({ before: was.slice(from[0], at).join(''), after: text, stays });
  }
  return stretches;
}

/**
 * Returns a number for each token, the same for equal ones. @param numbers the known numbers, to which new ones are
 * added
 */
function numbered(list: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(list, (token) => {
    const number = numbers.get(token) ?? numbers.size;
    numbers.set(token, number);
    return number;
  });
}

/** Joins neighbouring changes, and those with at most one short word between them, since they read better as one. */
function withoutIslands(stretches: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const [at, stretch] of stretches.entries()) {
    const last = merged.at(-1);
    const isIsland = stretch.stays && at < stretches.length - 1 && island.test(stretch.before);
    if (last && !last.stays && (!stretch.stays || isIsland)) {
      last.before += stretch.before;
      last.after += stretch.after;
    } else merged.push({ ...stretch });
  }
  return merged;
}
