import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import { bytesHeld } from './text/bytes-held.js';
import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import type { ParsedText } from './text/parsed-text.js';
import { plainWord, wordsIn } from './text/words.js';

/** The length of the shortest term that is compared; shorter ones are too similar to other words. */
const shortest = 5;
const longest = 60;

/** Names and terms of the house's list are spelled as listed; a near match may be meant to be one of them. */
export const terms: Check = {
  id: 'terms',
  name: 'Terms',
  about: 'Looks for words that are nearly, but not quite, a name or term of the list below.',
  kind: 'guess',
  severity: 'warn',
  fix: 'auto',
  version: 1,
  reads: ['terms'],
  run(text) {
    const listed = text.rules.terms ?? [];
    if (listed.length === 0) return notChecked('The rules list no terms.');
    const list = lists.memo(JSON.stringify(listed), { context: listed });
    return failuresOr(misspellings(text, list), 'Every term is spelled as the rules list it.');
  },
};

function* misspellings(text: ParsedText, list: TermList): Generator<Failure> {
  let until = 0;
  for (const [at, first] of text.words.entries()) {
    if (first.start < until || !list.canBegin(first.text)) continue;
    for (const count of list.lengths) {
      const last = text.words[at + count - 1];
      if (!last || last.end - first.start > longest) continue;
      const span = text.span(first.start, last.end);
      const term = list.meantBy(span.quote.replace(/['’]s$/, ''));
      if (term === undefined) continue;
      if (term !== null) {
        const message = `“${span.quote}” may be meant to be “${term}”.`;
        yield { message, spans: [span], suggestion: term };
      }
      until = last.end;
      break;
    }
  }
}

/** A cache, because a house's terms are the same for every text. */
const lists = new LRUCache<string, TermList, readonly string[]>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: bytesHeld,
  memoMethod: (_key, _stale, { context: listed }) => new TermList(listed),
});

/** Finds near matches by leaving out one letter of each, so that the time does not depend on the number of terms. */
class TermList {
  readonly lengths: readonly number[];
  private readonly exact = new Set<string>();
  private readonly near = new Map<string, string>();
  private readonly firstLetters: ReadonlySet<string>;

  constructor(listed: readonly string[]) {
    this.lengths = [...new Set(listed.map((term) => wordsIn(term).length))]
      .filter((count) => count > 0)
      .sort((a, b) => b - a);
    this.firstLetters = new Set(listed.map((term) => plainWord(term).charAt(0)));
    for (const term of listed) {
      this.exact.add(term.replaceAll('’', "'"));
      const key = plainWord(term);
      for (const shorter of [key, ...withoutOne(key)])
        if (!this.near.has(shorter)) this.near.set(shorter, term);
    }
  }

  /** Whether a word begins like a term; a misspelling has the right first letter. */
  canBegin(word: string): boolean {
    return this.firstLetters.has(word.charAt(0));
  }

  /**
   * Finds the term that a word is meant to be. Null for a term as it is listed; undefined for a word that is not a
   * term.
   */
  meantBy(written: string): string | null | undefined {
    const plain = written.replaceAll('’', "'").replace(/\s+/g, ' ');
    if (this.exact.has(plain)) return null;
    const key = plainWord(plain);
    const term = this.near.get(key) ?? (key.length < shortest ? undefined : this.nearestTo(key));
    return term !== undefined && isMisspelling(plain, term) ? term : undefined;
  }

  private nearestTo(key: string): string | undefined {
    for (const shorter of withoutOne(key)) {
      const term = this.near.get(shorter);
      if (term !== undefined) return term;
    }
    return undefined;
  }
}

function withoutOne(key: string): string[] {
  if (key.length < shortest || key.length > longest) return [];
  return Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1));
}

/**
 * Whether a near match is a misspelling. A plural is not, and a name in lower case is one only if its letters are the
 * same.
 */
function isMisspelling(written: string, term: string): boolean {
  const [found, listed] = [plainWord(written), plainWord(term)];
  if (found === listed) return true;
  if (listed.length < shortest) return false;
  if (found === `${listed}s` || found === `${listed}es` || listed === `${found}s`) return false;
  if (/^\p{Lu}/u.test(term) && !/^\p{Lu}/u.test(written)) return false;
  return found.charAt(0) === listed.charAt(0) && distance(found, listed) <= (listed.length < 8 ? 1 : 2);
}
