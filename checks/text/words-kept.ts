const nowhere = -1;
const unreached = -2;
const firstSnakes = 1_024;

/**
 * Finds the words that stay when one list is turned into the other by the fewest removals and insertions: E. W. Myers,
 * "An O(ND) Difference Algorithm and Its Variations" (1986). If several ways are equally short, it removes words before
 * it inserts others.
 * @param most the most words that are removed and inserted
 * @returns for each word of `after` its place in `before`, or -1; undefined when more than `most` changes are needed
 */
export function wordsKept(before: Int32Array, after: Int32Array, most: number): Int32Array | undefined {
  const changes = Math.min(most, before.length + after.length);
  const middle = changes + 1;
  // A diagonal is a place in `before` minus the one in `after`. For each, this keeps the furthest place and the last
  // snake.
  const furthest = new Int32Array(2 * changes + 3).fill(unreached);
  const lastSnakes = new Int32Array(2 * changes + 3).fill(nowhere);
  const snakes = new Snakes();
  // No way beyond the ends of both lists is shorter than one along them.
  let least = -changes;
  let greatest = changes;

  /** Follows the common words from a place; returns whether both ends are reached. */
  const arrives = (diagonal: number, from: number, snake: number): boolean => {
    const place = from + common(before, from + 1, after, from + 1 - diagonal);
    furthest[middle + diagonal] = place;
    lastSnakes[middle + diagonal] =
      place === from ? snake : snakes.add(snake, from + 1, place - from, diagonal);
    const isAtEnd = place + 1 >= before.length;
    const isAtOtherEnd = place - diagonal + 1 >= after.length;
    if (isAtEnd && diagonal <= greatest) greatest = diagonal - 1;
    if (isAtOtherEnd && diagonal >= least) least = diagonal + 1;
    return isAtEnd && isAtOtherEnd;
  };

  if (arrives(0, nowhere, nowhere)) return snakes.kept(lastSnakes[middle] ?? nowhere, after.length);
  for (let count = 1; count <= changes; count += 1) {
    const last = Math.min(greatest, count);
    for (let diagonal = Math.max(least, -count); diagonal <= last; diagonal += 2) {
      const at = middle + diagonal;
      const removing = furthest[at - 1] ?? unreached;
      const adding = furthest[at + 1] ?? unreached;
      const canAdd = adding !== unreached && adding - diagonal >= 0 && adding - diagonal < after.length;
      const canRemove = removing !== unreached && removing + 1 < before.length;
      furthest[at - 1] = unreached;
      if (!canAdd && !canRemove) {
        furthest[at] = unreached;
        continue;
      }
      const adds = !canRemove || (canAdd && removing < adding);
      const snake = lastSnakes[adds ? at + 1 : at - 1] ?? nowhere;
      if (arrives(diagonal, adds ? adding : removing + 1, snake)) {
        return snakes.kept(lastSnakes[at] ?? nowhere, after.length);
      }
    }
  }
  return undefined;
}

function common(before: Int32Array, at: number, after: Int32Array, otherAt: number): number {
  const most = Math.min(before.length - at, after.length - otherAt);
  let words = 0;
  while (words < most && before[at + words] === after[otherAt + words]) words += 1;
  return words;
}

/** Runs of common words, each linked to the one before it on its way. */
class Snakes {
  private count = 0;
  private fields = new Int32Array(4 * firstSnakes);

  add(previous: number, start: number, length: number, diagonal: number): number {
    const at = 4 * this.count;
    if (at === this.fields.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.fields);
      this.fields = longer;
    }
    this.fields[at] = previous;
    this.fields[at + 1] = start;
    this.fields[at + 2] = length;
    this.fields[at + 3] = diagonal;
    return this.count++;
  }

  /**
   * The places of all words that a way keeps.
   * @param last the last snake of the way
   */
  kept(last: number, words: number): Int32Array {
    const places = new Int32Array(words).fill(nowhere);
    for (let snake = last; snake !== nowhere; snake = this.fields[4 * snake] ?? nowhere) {
      const [, start = 0, length = 0, diagonal = 0] = this.fields.subarray(4 * snake, 4 * snake + 4);
      for (let step = 0; step < length; step += 1) places[start + step - diagonal] = start + step;
    }
    return places;
  }
}
