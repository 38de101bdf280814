/** The place of a JSON object in a text, in UTF-16 units; `end` is after its last brace. */
export interface JsonObjectPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * The most characters to read in all, so that no text takes long: a few times its length, and plenty for a short one.
 */
const strengthFor = (text: string): number => 2_000_000 + 4 * text.length;

/** The cost of beginning at a brace, in characters. */
const beginning = 64;

/** The greatest depth. No answer is nested deeper, and the code that reads it afterwards is recursive. */
const deepest = 100;

/** The beginning of an object that is not empty; an empty one holds no answer. */
const brace = /\{[ \t\n\r]*"/g;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * The JSON objects in a text that is not JSON as a whole, in order, without nested and empty ones. Braces that belong
 * to no object are skipped. It takes time in proportion to the length, whatever the text.
 * @param most the most objects to return, the longest ones
 */
export function jsonObjectsIn(text: string, most: number): JsonObjectPlace[] {
  const reader = new ObjectReader(text);
  const longest: JsonObjectPlace[] = [];
  let strength = strengthFor(text);
  for (let start = braceFrom(text, 0); start >= 0 && strength > 0;) {
    let next = start + 1;
    if (!reader.hasMet(start)) {
      const { found, read } = reader.objectsFrom(start);
      strength -= read + beginning;
      for (const place of found) {
        keepLongest(longest, place, most);
        if (place.start === start) next = place.end;
      }
    }
    start = braceFrom(text, next);
  }
  return longest.toSorted((one, other) => one.start - other.start);
}

function braceFrom(text: string, from: number): number {
  brace.lastIndex = from;
  return brace.exec(text)?.index ?? -1;
}

const lengthOf = ({ start, end }: JsonObjectPlace): number => end - start;

function keepLongest(kept: JsonObjectPlace[], place: JsonObjectPlace, most: number): void {
  kept.push(place);
  if (kept.length <= most) return;
  const shortest = kept.reduce((least, one) => (lengthOf(one) < lengthOf(least) ? one : least));
  kept.splice(kept.indexOf(shortest), 1);
}

type Expected = 'first-key' | 'key' | 'colon' | 'first-value' | 'value' | 'next' | 'nothing' | 'no-json';

const list = -1;

/** Reads JSON from a place on, as far as the text is JSON. */
class ObjectReader {
  /** Braces that an earlier reading has passed; reading from there would end in the same way. */
  private readonly met: Uint8Array;
  /** The starts of the open objects, innermost last; an open list is `list`. */
  private readonly open: number[] = [];
  private found: JsonObjectPlace[] = [];
  private at = 0;

  constructor(private readonly text: string) {
    this.met = new Uint8Array(text.length);
  }

  hasMet(start: number): boolean {
    return this.met[start] === 1;
  }

  /** The object at a brace; if there is none, the complete objects within the part that could be read. */
  objectsFrom(start: number): { readonly found: readonly JsonObjectPlace[]; readonly read: number } {
    this.found = [];
    this.open.length = 0;
    this.at = start;
    let expected: Expected = 'value';
    while (expected !== 'nothing' && expected !== 'no-json') {
      this.skipBlanks();
      expected = this.step(expected);
    }
    return { found: this.found, read: this.at - start };
  }

  /** @returns what must come next */
  private step(expected: Exclude<Expected, 'nothing' | 'no-json'>): Expected {
    const sign = this.text[this.at];
    const isInList = this.open.at(-1) === list;
    switch (expected) {
      case 'first-key':
        if (sign === '}') return this.close();
        return this.string() ? 'colon' : 'no-json';
      case 'key':
        return this.string() ? 'colon' : 'no-json';
      case 'colon':
        return sign === ':' ? this.past('value') : 'no-json';
      case 'first-value':
        return sign === ']' ? this.close() : this.value();
      case 'value':
        return this.value();
      case 'next':
        if (sign === ',') return this.past(isInList ? 'value' : 'key');
        return sign === (isInList ? ']' : '}') ? this.close() : 'no-json';
      default:
        return expected satisfies never;
    }
  }

  private value(): Expected {
    const sign = this.text[this.at];
    if (this.open.length === deepest && (sign === '{' || sign === '[')) return 'no-json';
    if (sign === '{') {
      this.met[this.at] = 1;
      this.open.push(this.at);
      return this.past('first-key');
    }
    if (sign === '[') {
      this.open.push(list);
      return this.past('first-value');
    }
    return this.string() || this.scalar() ? 'next' : 'no-json';
  }

  /** Closes the innermost object or list. An object replaces those within it. */
  private close(): Expected {
    const start = this.open.pop() ?? list;
    this.at += 1;
    if (start !== list) {
      while ((this.found.at(-1)?.start ?? list) > start) this.found.pop();
      this.found.push({ start, end: this.at });
    }
    return this.open.length === 0 ? 'nothing' : 'next';
  }

  private past(next: Expected): Expected {
    this.at += 1;
    return next;
  }

  private skipBlanks(): void {
    while (isBlank(this.text.charCodeAt(this.at))) this.at += 1;
  }

  private scalar(): boolean {
    scalar.lastIndex = this.at;
    const [found] = scalar.exec(this.text) ?? [];
    this.at += found?.length ?? 0;
    return found !== undefined;
  }

  /** Reads a text in double quotes; stops at a character that JSON does not allow there. */
  private string(): boolean {
    const { text } = this;
    if (text[this.at] !== '"') return false;
    for (this.at += 1; this.at < text.length; this.at += 1) {
      const sign = text.charCodeAt(this.at);
      if (sign === quote) {
        this.at += 1;
        return true;
      }
      if (sign < firstPrintable) return false;
      if (sign === backslash) {
        const escaped = escapedAt(text, this.at);
        if (escaped === 0) return false;
        this.at += escaped;
      }
    }
    return false;
  }
}

const quote = 34;
const backslash = 92;
const firstPrintable = 32;

const isBlank = (sign: number): boolean => sign === 32 || sign === 10 || sign === 13 || sign === 9;

/** The number of characters that belong to a backslash; 0 if it escapes nothing. */
function escapedAt(text: string, at: number): number {
  const sign = text[at + 1] ?? '';
  if (sign === 'u') return /^[\da-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) ? 5 : 0;
  return sign !== '' && '"\\/bfnrt'.includes(sign) ? 1 : 0;
}
