import { diffArrays } from 'diff';

/** A run of so many words that vanished and appeared within one save has been moved. */
const shortestMove = 8;

/** Beyond so many words taken out and put in a text counts as written anew, but for what was moved. */
const mostChanges = 1_000;

/** Of a run that stood in many places only so many are looked at: no text makes the search long. */
const mostPlaces = 8;

/**
 * Where each word of a text stood before: its index there, or -1 for a new one. The words that stayed by the shortest
 * difference, and runs that were moved.
 */
export function wordsBefore(before: readonly string[], after: readonly string[]): Int32Array {
  const stood = inOrder(before, after);
  moved(before, after, stood);
  return stood;
}

function inOrder(before: readonly string[], after: readonly string[]): Int32Array {
  const stood = new Int32Array(after.length).fill(-1);
  // What only one of the texts has is in no way common to both; without it a rewritten text costs little.
  const [was, is] = [placesOf(before, new Set(after)), placesOf(after, new Set(before))];
  const changes = diffArrays(
    was.map((place) => before[place]),
    is.map((place) => after[place]),
    { maxEditLength: mostChanges },
  );
  let [old, now] = [0, 0];
  for (const { added, removed, value } of changes ?? []) {
    if (!added && !removed) value.forEach((_, step) => (stood[is[now + step] ?? 0] = was[old + step] ?? -1));
    if (!added) old += value.length;
    if (!removed) now += value.length;
  }
  return stood;
}

function placesOf(words: readonly string[], wanted: ReadonlySet<string>): number[] {
  return words.flatMap((word, place) => (wanted.has(word) ? [place] : []));
}

/**
 * Finds the runs that were moved and notes where they stood. Single words of a moved run that the difference took for
 * words of another place don't part it.
 */
function moved(before: readonly string[], after: readonly string[], stood: Int32Array): void {
  const { vanished, appeared } = loose(before.length, stood);
  const places = placesOfRuns(before, vanished);
  for (let at = 0; at + shortestMove <= after.length;) {
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
  /** 1 for a word that went, or stayed in a stretch shorter than a move. */
  readonly vanished: Uint8Array;
  /** Not 0 for a word that came, or stayed in such a stretch. */
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

const runAt = (words: readonly string[], at: number): string => words.slice(at, at + shortestMove).join(' ');

function placesOfRuns(words: readonly string[], vanished: Uint8Array): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let free = 0;
  words.forEach((_, end) => {
    free = vanished[end] === 1 ? free + 1 : 0;
    if (free < shortestMove) return;
    const start = end + 1 - shortestMove;
    const run = runAt(words, start);
    const known = places.get(run);
    if (!known) places.set(run, [start]);
    else if (known.length < mostPlaces) known.push(start);
  });
  return places;
}

/** The longest of the runs that begin at these places and stand at `at` now. */
function longest(
  before: readonly string[],
  after: readonly string[],
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
