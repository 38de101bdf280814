/** Text in the form in which phrases are looked up. */
export type ComparableText = string & { readonly comparable: true };

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/** The scripts without blanks between words, in which a phrase may be inside what looks like one word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A phrase to find. */
interface Sought {
  readonly text: ComparableText;
  /** Whether the phrase begins with a word, which must then be a whole one; `closesWord` is the same for its end. */
  readonly opensWord: boolean;
  readonly closesWord: boolean;
}

/** A phrase that was found in a text. */
export interface Hit {
  readonly sought: ComparableText;
  readonly start: number;
  readonly end: number;
}

const units = 0x10000;

/**
 * Finds all of many phrases in one pass over a text, as whole words: the automaton of Aho and Corasick, by UTF-16
 * units. Further hits of a phrase that was reported often enough cost next to nothing, so no text and no rules make it
 * slow.
 */
export class PhraseFinder {
  /** The next node for a node and the next unit, which are combined into one number. */
  private readonly edges = new Map<number, number>();
  private readonly endingAt = new Map<number, Sought>();
  /**
   * The node of the longest proper suffix, for each node; `shorter` has the node of the longest suffix at which a
   * phrase ends.
   */
  private readonly suffixes: number[] = [0];
  private readonly shorter: number[] = [0];
  /**
   * The first two units of each phrase, as one number; undefined if a phrase may begin within a word, or has one unit.
   */
  private readonly openings: ReadonlySet<number> | undefined;

  constructor(phrases: readonly ComparableText[]) {
    for (const phrase of phrases) this.add(phrase);
    this.linkSuffixes();
    const sought = [...this.endingAt.values()];
    if (sought.every(({ text, opensWord }) => opensWord && text.length > 1)) {
      this.openings = new Set(sought.map(({ text }) => pairAt(text, 0)));
    }
  }

  /** The phrases that the text contains. */
  in(text: ComparableText): ReadonlySet<ComparableText> {
    return new Set(this.find(text, 1).map(({ sought }) => sought));
  }

  /**
   * The hits in the text, in the order of their ends.
   * @param mostOfEach the most hits of one phrase to report
   * @param counts whether a hit counts at all
   */
  find(text: ComparableText, mostOfEach: number, counts: (hit: Hit) => boolean = () => true): Hit[] {
    const hits: Hit[] = [];
    const told = new Map<number, number>();
    const shorter = [...this.shorter];
    /** Finds the longest phrase that ends at a node and is still reported. Each of the others is skipped only once. */
    const longestFrom = (node: number): number => {
      let longest = node;
      while (longest !== 0 && (!this.endingAt.has(longest) || told.get(longest) === mostOfEach)) {
        longest = this.at(shorter, longest);
      }
      for (let at = node; at !== longest;) [shorter[at], at] = [longest, this.at(shorter, at)];
      return longest;
    };
    let node = 0;
    let before = 0;
    for (let at = 0; at < text.length; at += 1) {
      const follows = before;
      before = text.charCodeAt(at);
      if (node === 0 && this.openings) {
        if (isPlainLetter(follows) || !this.openings.has(pairAt(text, at))) continue;
      }
      node = this.step(node, before);
      if (node === 0) continue;
      const end = at + 1;
      let ending = longestFrom(node);
      // All of these phrases have the same end, so this is checked once.
      if (this.endingAt.get(ending)?.closesWord && isWordAt(text, end)) continue;
      for (; ending !== 0; ending = longestFrom(this.at(shorter, ending))) {
        const sought = this.endingAt.get(ending);
        if (!sought) continue;
        const hit = { sought: sought.text, start: end - sought.text.length, end };
        if ((sought.opensWord && isWordBefore(text, hit.start)) || !counts(hit)) continue;
        told.set(ending, (told.get(ending) ?? 0) + 1);
        hits.push(hit);
      }
    }
    return hits;
  }

  private add(text: ComparableText): void {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      const edge = node * units + text.charCodeAt(at);
      let next = this.edges.get(edge);
      if (next === undefined) {
        next = this.suffixes.push(0) - 1;
        this.shorter.push(0);
        this.edges.set(edge, next);
      }
      node = next;
    }
    const characters = [...text];
    const opensWord = isWordEdge(characters[0]);
    this.endingAt.set(node, { text, opensWord, closesWord: isWordEdge(characters.at(-1)) });
  }

  /** Links suffixes, the shorter ones first: level by level from the root. */
  private linkSuffixes(): void {
    let level = [0];
    const children = new Map<number, number[]>();
    for (const edge of this.edges.keys()) {
      const parent = Math.floor(edge / units);
      const known = children.get(parent);
      if (known) known.push(edge);
      else children.set(parent, [edge]);
    }
    while (level.length > 0) {
      const edges = level.flatMap((node) => children.get(node) ?? []);
      for (const edge of edges) this.linkSuffix(edge);
      level = edges.map((edge) => this.edges.get(edge) ?? 0);
    }
  }

  private linkSuffix(edge: number): void {
    const parent = Math.floor(edge / units);
    const node = this.edges.get(edge) ?? 0;
    const suffix = parent === 0 ? 0 : this.step(this.at(this.suffixes, parent), edge % units);
    this.suffixes[node] = suffix;
    this.shorter[node] = this.endingAt.has(suffix) ? suffix : this.at(this.shorter, suffix);
  }

  private step(from: number, unit: number): number {
    for (let node = from; ; node = this.at(this.suffixes, node)) {
      const next = this.edges.get(node * units + unit);
      if (next !== undefined) return next;
      if (node === 0) return 0;
    }
  }

  private at(links: readonly number[], node: number): number {
    return links[node] ?? 0;
  }
}

const pairAt = (text: string, at: number): number => text.charCodeAt(at) * units + text.charCodeAt(at + 1);

/** Whether a unit is a small English letter, after which no word begins. */
const isPlainLetter = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

const isWordEdge = (character = ''): boolean => wordCharacter.test(character) && !unspaced.test(character);

const isWordAt = (text: string, at: number): boolean =>
  at < text.length && wordCharacter.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

function isWordBefore(text: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1);
  if (at === 0 || unit === blank) return false;
  const isPair = (unit & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 2) & 0xfc00) === 0xd800;
  return wordCharacter.test(text.slice(at - (isPair ? 2 : 1), at));
}

/** The unit before most words. */
const blank = 0x20;
