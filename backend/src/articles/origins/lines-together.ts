/** The number of words at either end of a line that are looked at; the earlier place of longer runs is clear. */
const lineEnds = 7;

/**
 * Corrects the places of words at the ends of lines. If two lines begin or end with the same words, the shortest
 * difference leaves open which of them stayed and which are new. Words at the beginning of a line stay with those that
 * follow, words at its end with those before.
 * @param stood the place of each word of `after` in `before`, or -1; corrected in place
 * @param begins as in `wordsBefore`
 */
export function keepLinesTogether(
  before: Int32Array,
  after: Int32Array,
  stood: Int32Array,
  begins: Uint8Array,
): void {
  const places = new Places(before, after, stood);
  for (let start = 0; start < after.length;) {
    let end = start + 1;
    while (end < after.length && begins[end] === 0) end += 1;
    if (begins[start] === 1) settleBeginning(places, start, end);
    if (begins[end] === 1) settleEnd(places, start, end);
    start = end;
  }
}

/** Corrects the words before a seam in the line, if they may all have stood before what follows the seam. */
function settleBeginning(places: Places, start: number, end: number): void {
  for (let seam = Math.min(start + lineEnds, end - 1); seam > start; seam -= 1) {
    if (places.follow(seam - 1) || !places.canBeside(seam, start)) continue;
    for (let at = seam - 1; at >= start; at -= 1) places.claim(at, 1);
    return;
  }
}

function settleEnd(places: Places, start: number, end: number): void {
  for (let seam = Math.max(end - 1 - lineEnds, start); seam < end - 1; seam += 1) {
    if (places.follow(seam) || !places.canBeside(seam, end - 1)) continue;
    for (let at = seam + 1; at < end; at += 1) places.claim(at, -1);
    return;
  }
}

/** The earlier place of each word, and the present word for each earlier one. */
class Places {
  private readonly now: Int32Array;

  constructor(
    private readonly before: Int32Array,
    private readonly after: Int32Array,
    private readonly stood: Int32Array,
  ) {
    this.now = new Int32Array(before.length).fill(-1);
    stood.forEach((old, at) => {
      if (old >= 0) this.now[old] = at;
    });
  }

  /** Whether a word and the next one followed each other before, too. */
  follow(at: number): boolean {
    const place = this.stood[at] ?? -1;
    return place >= 0 && this.stood[at + 1] === place + 1;
  }

  /** Whether all words from `at`, whose earlier place is known, to `last` may have stood there side by side. */
  canBeside(at: number, last: number): boolean {
    const place = this.stood[at] ?? -1;
    const step = last < at ? -1 : 1;
    for (let other = at; place >= 0 && other !== last; other += step) {
      if (this.before[place + (other + step - at)] !== this.after[other + step]) return false;
    }
    return place >= 0;
  }

  /**
   * Puts a word next to where its neighbour stood, if the same word stood there; the word that had that place gets
   * another.
   */
  claim(at: number, neighbour: -1 | 1): void {
    const place = this.placeBy(at, neighbour);
    const old = this.stood[at] ?? -1;
    if (place < 0 || place === old) return;
    const other = this.now[place] ?? -1;
    this.put(at, place);
    if (this.now[old] === at) this.now[old] = -1;
    if (other < 0) return;
    const own = this.placeBy(other, neighbour);
    this.put(other, own >= 0 && this.now[own] === -1 ? own : old);
  }

  /** The place next to where the neighbour stood; -1 if another word stood there, or none. */
  private placeBy(at: number, neighbour: -1 | 1): number {
    const beside = this.stood[at + neighbour] ?? -1;
    const place = beside < 0 ? -1 : beside - neighbour;
    return this.before[place] === this.after[at] ? place : -1;
  }

  private put(at: number, place: number): void {
    this.stood[at] = place;
    if (place >= 0) this.now[place] = at;
  }
}
