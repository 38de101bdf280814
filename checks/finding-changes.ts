import { isObstacle, mostTold } from './check.js';
import type { Finding } from './registry.js';
import { plainWordsIn } from './text/words.js';

/** How a change of a text affected what the checks find in it. */
export interface FindingChanges {
  /** The earlier findings that are gone. */
  readonly mended: readonly Finding[];
  /** The earlier findings that remain. */
  readonly left: readonly Finding[];
  /** The findings that are new. */
  readonly brought: readonly Finding[];
}

/**
 * Compares what the checks find before and after a change, by rule and passage, wherever the passage is now. A passage
 * still has its finding if at least half of its words are found at fault again. A measure that is now less than half as
 * far off as before, such as the words that a short text lacks, counts as mended.
 */
export function findingChanges(before: readonly Finding[], after: readonly Finding[]): FindingChanges {
  const [were, are] = [byRule(before), byRule(after)];
  const changes = [...new Set([...were.keys(), ...are.keys()])].map((rule) =>
    changesOfRule(were.get(rule) ?? [], are.get(rule) ?? []),
  );
  return {
    mended: changes.flatMap(({ mended }) => mended),
    left: changes.flatMap(({ left }) => left),
    brought: changes.flatMap(({ brought }) => brought),
  };
}

function byRule(findings: readonly Finding[]): Map<string, Finding[]> {
  const rules = new Map<string, Finding[]>();
  for (const finding of findings.filter(isObstacle)) {
    rules.set(finding.rule, [...(rules.get(finding.rule) ?? []), finding]);
  }
  return rules;
}

/** The passage that a finding is about. */
interface Passage {
  readonly finding: Finding;
  /** A number for each word of the passage, in order. */
  readonly words: Int32Array;
  readonly size: number;
}

function changesOfRule(before: readonly Finding[], after: readonly Finding[]): FindingChanges {
  const numbers = new Map<string, number>();
  const passageOf = (finding: Finding): Passage => {
    const words = Int32Array.from(wordsOf(finding), (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    }).sort();
    return { finding, words, size: words.length };
  };
  const [were, are] = [before.map(passageOf), after.map(passageOf)];
  /** For each earlier passage, how many of its words are found at fault again. */
  const again = new Map(were.map((was) => [was, 0]));
  const known = new Set<Passage>();
  for (const { was, is, shared } of likePassages(were, are)) {
    const taken = again.get(was) ?? 0;
    if (known.has(is) || taken + shared > was.size) continue;
    known.add(is);
    if (!isNearer(was.finding, is.finding)) again.set(was, taken + shared);
  }
  const isLeft = (was: Passage): boolean => 2 * (again.get(was) ?? 0) >= was.size;
  // A passage that could not be read, or was beyond the limit of what is reported, may have been at fault before.
  const isSure = before.length < mostTold && before.every(({ verdict }) => verdict === 'fail');
  return {
    mended: were.filter((was) => !isLeft(was)).map(({ finding }) => finding),
    left: were.filter(isLeft).map(({ finding }) => finding),
    brought: isSure ? are.filter((is) => !known.has(is)).map(({ finding }) => finding) : [],
  };
}

interface Pair {
  readonly was: Passage;
  readonly is: Passage;
  /** The number of words in common: at least half of those that are found now. */
  readonly shared: number;
}

/** Pairs of findings that may be about the same passage, or what is left of it, the most alike first. */
function likePassages(were: readonly Passage[], are: readonly Passage[]): Pair[] {
  const likeness = ({ was, is, shared }: Pair): number => shared / Math.max(was.size, is.size);
  return were
    .flatMap((was) => are.map((is) => ({ was, is, shared: sharedWords(was, is) })))
    .filter(({ is, shared }) => shared * 2 >= is.size)
    .sort((a, b) => likeness(b) - likeness(a));
}

function sharedWords({ words: some }: Passage, { words: others }: Passage): number {
  let [shared, other] = [0, 0];
  for (const word of some) {
    while ((others[other] ?? Infinity) < word) other += 1;
    if (others[other] !== word) continue;
    shared += 1;
    other += 1;
  }
  return shared;
}

/** The number of characters that are compared; a longer passage is compared by its beginning. */
const longestKnown = 1_000;
const mostSpans = 20;

/** Whether a word helps to tell passages apart; short ones, such as “of” and “the”, are in every passage. */
const isTelling = (word: string): boolean => word.length > 3 || /\d/u.test(word);

function wordsOf(finding: Finding): readonly string[] {
  const quotes = finding.spans.slice(0, mostSpans).map(({ quote }) => quote.slice(0, longestKnown));
  const found = quotes.flatMap((quote) => plainWordsIn(quote));
  const telling = found.filter(isTelling);
  const told = telling.length > 0 ? telling : found;
  return told.length > 0 ? told : [quotes.join('\n') || subjectOf(finding)];
}

/** What a finding about the whole text measures, without the number and whether a plural follows it. */
function subjectOf({ message, value }: Finding): string {
  if (value === null) return message;
  return message
    .replace(/[.;:](?:\s.*)?$/su, '')
    .replace(/\d[\d,.]*/gu, '#')
    .replace(/s\b/gu, '');
}

/** Whether a measure is less than half as far off its limit as it was. */
function isNearer(was: Finding, is: Finding): boolean {
  if (was.spans.length > 0 || is.spans.length > 0) return false;
  const [before, after] = [distanceOf(was), distanceOf(is)];
  return before !== undefined && after !== undefined && after * 2 < before;
}

const distanceOf = ({ value, limit }: Finding): number | undefined =>
  value === null || limit === null ? undefined : Math.abs(value - limit);
