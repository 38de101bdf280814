/** So many words at either end of a line are looked at: of longer runs it is clear where they stood. */
const lineEnds = 7;

/**
 * Where two lines begin or end with the same words, the shortest difference leaves open which of them stayed and which is
 * new. Those at the beginning of a line stay with the words that follow there, those at its end with the words before.
 * @param stood where each word of `after` stood in `before`, or -1; is corrected
 * @param begins as of `wordsBefore`
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
    const isBegun = begins[start] === 1;
    for (let at = Math.min(start + lineEnds, end - 1) - 1; isBegun && at >= start; at -= 1) {
      if (at === start || !places.follow(at - 1)) places.claim(at, 1);
    }
    const isEnded = begins[end] === 1;
    for (let at = Math.max(end - lineEnds, start + 1); isEnded && at < end; at += 1) {
      if (at === end - 1 || !places.follow(at)) places.claim(at, -1);
    }
    start = end;
  }
}

/** Where the words stood, and which word now stands for each of them. */
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

  /** The word has stood beside its neighbour before, if the same word stood there. What stood for that takes another place. */
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

  /** The place beside where the neighbour stood; -1 where another word stood there, or none. */
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
