import { wordsKept } from '../../../../checks/text/words-kept.js';
import { keepLinesTogether } from './lines-together.js';

/** A run of this many words that vanished and appeared within one save has been moved. */
const shortestMove = 8;

/** If more words than this were taken out and put in, a text counts as written anew, except for moved words. */
const mostChanges = 1_000;

/** The most places of a run that are looked at, so that no text makes the search long. */
const mostPlaces = 8;

/**
 * Finds the earlier place of each word of a text: its index there, or -1 for a new word. Words have stayed by the
 * shortest difference, or were moved in runs. They are compared by their numbers.
 * @param begins for each word of `after`, 1 if it begins a line, and the same for what follows the last one
 */
export function wordsBefore(before: Int32Array, after: Int32Array, begins: Uint8Array): Int32Array {
  const stood = inOrder(before, after);
  moved(before, after, stood);
  keepLinesTogether(before, after, stood, begins);
  return stood;
}

function inOrder(before: Int32Array, after: Int32Array): Int32Array {
  const stood = new Int32Array(after.length).fill(-1);
  // Words that only one of the texts has can't have stayed; without them a rewritten text costs little.
  const [was, is] = [placesOf(before, after), placesOf(after, before)];
  const kept = wordsKept(
    was.map((place) => before[place] ?? 0),
    is.map((place) => after[place] ?? 0),
    mostChanges,
  );
  kept?.forEach((old, now) => {
    if (old >= 0) stood[is[now] ?? 0] = was[old] ?? -1;
  });
  return stood;
}

/** Places of the words that the other text has, too. */
function placesOf(words: Int32Array, other: Int32Array): Int32Array {
  let highest = 0;
  for (const word of other) if (word > highest) highest = word;
  const wanted = new Uint8Array(highest + 1);
  for (const word of other) wanted[word] = 1;
  const places = new Int32Array(words.length);
  let count = 0;
  for (let place = 0; place < words.length; place += 1) {
    if (wanted[words[place] ?? 0] === 1) places[count++] = place;
  }
  return places.subarray(0, count);
}

/**
 * Finds the runs that were moved and notes where they stood. Single words that the difference took for words of another
 * place don't split such a run.
 */
function moved(before: Int32Array, after: Int32Array, stood: Int32Array): void {
  const { vanished, appeared } = loose(before.length, stood);
  const places = placesOfRuns(before, vanished);
  if (places.size === 0) return;
  let fixed = -1;
  for (let at = 0; at + shortestMove <= after.length;) {
    // No run begins here that would include a word that stayed.
    for (let word = Math.max(at, fixed + 1); word < at + shortestMove; word += 1) {
      if (appeared[word] === 0) fixed = word;
    }
    if (fixed >= at) {
      at = fixed + 1;
      continue;
    }
    const { from, length } = longest(before, after, at, places.get(runAt(after, at)) ?? [], {
      vanished,
      appeared,
    });
    for (let step = 0; step < length; step += 1) {
      stood[at + step] = from + step;
      vanished[from + step] = 0;
    }
    at += Math.max(length, 1);
  }
}

interface Loose {
  /** Marks words with 1 if they went, or stayed in a stretch shorter than a move. */
  readonly vanished: Uint8Array;
  /** Marks words with anything but 0 if they came, or stayed in such a stretch. */
  readonly appeared: Uint8Array;
}

function loose(wordsBefore: number, stood: Int32Array): Loose {
  const vanished = new Uint8Array(wordsBefore).fill(1);
  const appeared = new Uint8Array(stood.length).fill(1);
  let start = 0;
  while (start < stood.length) {
    const from = stood[start] ?? -1;
    let end = start + 1;
    while (from >= 0 && end < stood.length && stood[end] === from + (end - start)) end += 1;
    if (from >= 0 && end - start >= shortestMove) {
      appeared.fill(0, start, end);
      vanished.fill(0, from, from + (end - start));
    }
    start = end;
  }
  return { vanished, appeared };
}

const runAt = (words: Int32Array, at: number): string => words.subarray(at, at + shortestMove).join(' ');

function placesOfRuns(words: Int32Array, vanished: Uint8Array): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let free = 0;
  for (let end = 0; end < words.length; end += 1) {
    free = vanished[end] === 1 ? free + 1 : 0;
    if (free < shortestMove) continue;
    const start = end + 1 - shortestMove;
    const run = runAt(words, start);
    const known = places.get(run);
    if (!known) places.set(run, [start]);
    else if (known.length < mostPlaces) known.push(start);
  }
  return places;
}

/** The longest of the runs that begin at these places and are at `at` now. */
function longest(
  before: Int32Array,
  after: Int32Array,
  at: number,
  places: readonly number[],
  { vanished, appeared }: Loose,
): { from: number; length: number } {
  let best = { from: -1, length: 0 };
  for (const from of places) {
    let length = 0;
    while (
      vanished[from + length] === 1 &&
      (appeared[at + length] ?? 0) > 0 &&
      before[from + length] === after[at + length]
    ) {
      length += 1;
    }
    if (length >= shortestMove && length > best.length) best = { from, length };
  }
  return best;
}
