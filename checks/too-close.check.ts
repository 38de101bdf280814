import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { counted } from './text/counted.js';
import { hashesOfRuns, KnownHashes, sharedRuns, type SharedRun } from './text/ngrams.js';
import { oncePer } from './text/once-per.js';
import { readText, type ParsedText } from './text/parsed-text.js';
import { ownText, type OwnText } from './text/quotations.js';
import type { Span } from './text/ranges.js';
import { hashesOfWords, plainWordsIn, wordHashesIn } from './text/words.js';

/** The number of words from which a shared run is not an accident. */
const certainRun = 25;
const likelyRun = 14;
const shingle = 8;
const mostShared = 0.15;
/** The most runs that are reported; the longest come first, and the others are counted. */
const mostRuns = 25;

interface Other {
  readonly name: string;
  readonly text: string;
}

/** Reports every long run of words shared with an earlier article or a source, and the share of shorter ones. */
export const tooClose: Check = {
  id: 'too-close',
  name: 'Too close',
  about: 'Compares the text with earlier articles and with its sources, by shared runs of words.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 3,
  comparesArticles: true,
  run(text) {
    const others: Other[] = [
      ...(text.earlier ?? []).map(({ title, content }) => ({ name: `“${title}”`, text: content })),
      ...text.sources.map((source) => ({ name: `the source [${source.id}]`, text: source.text })),
    ];
    if (others.length === 0) return notChecked('There is no earlier article or source to compare with.');
    const hashes = new KnownHashes(ownRuns(text));
    const likenesses = others
      .filter((other) => hashes.hasAnyOf(runsIn(other.text)))
      .map((other) => likenessOf(ownText(text), other));
    return failuresOr(
      failuresOf(text, likenesses),
      `The text is its own beside ${counted(others.length, 'other text')}.`,
    );
  },
};

/** The numbers of the runs of words by which a text is compared. */
export const ownRuns = oncePer((text: ParsedText): Int32Array =>
  hashesOfRuns(hashesOfWords(ownText(text).words.map((word) => word.text)), shingle),
);

const runsIn = (content: string): Int32Array => hashesOfRuns(wordHashesIn(content), shingle);

/**
 * For each text, whether the check would find nothing in it of another text.
 * @param texts the texts' `ownRuns`
 */
export function areUnlike(texts: readonly Int32Array[], other: string): boolean[] {
  const hashes = new KnownHashes(runsIn(other));
  return texts.map((runs) => !hashes.hasAnyOf(runs));
}

/**
 * Whether the check is certain of a passage that it found, judged by the passage alone. A bracket is put before it, in
 * case it begins within a link, so that no address counts as words.
 */
export const isCertainRun = (quote: string): boolean =>
  ownText(readText(`[${quote}`)).words.length >= certainRun;

/** The words that a text shares with another one. */
interface Likeness {
  /** The other text's name, for a message. */
  readonly name: string;
  readonly long: readonly SharedRun[];
  readonly short: readonly SharedRun[];
  /** The share of the text that the short runs cover, from 0 to 1. */
  readonly share: number;
}

function likenessOf({ words, numbered }: OwnText, { name, text }: Other): Likeness {
  const runs = withoutParts(sharedRuns(numbered, plainWordsIn(text), shingle));
  const short = runs.filter((run) => run.words < likelyRun);
  const shared = new Set(
    short.flatMap(({ at, words: count }) => Array.from({ length: count }, (_, next) => at + next)),
  );
  return {
    name,
    long: runs.filter((run) => run.words >= likelyRun),
    short,
    share: words.length === 0 ? 0 : shared.size / words.length,
  };
}

/**
 * The runs in the order of the text, without runs that are parts of others: the other text may repeat a run, or a part
 * of it.
 */
function withoutParts(runs: readonly SharedRun[]): SharedRun[] {
  let end = 0;
  return [...runs]
    .sort((a, b) => a.at - b.at || b.words - a.words)
    .filter((run) => {
      const isNew = run.at + run.words > end;
      if (isNew) end = run.at + run.words;
      return isNew;
    });
}

/** A run with the names of the texts that also contain it. */
interface CopiedRun {
  readonly run: SharedRun;
  readonly names: readonly string[];
}

function failuresOf(text: ParsedText, likenesses: readonly Likeness[]): Failure[] {
  const runs = copiedRuns(likenesses);
  const told = runs.slice(0, mostRuns);
  return [
    ...told.sort((a, b) => a.run.at - b.run.at).map((copy) => copied(text, copy)),
    ...moreRuns(runs.length - told.length),
    ...likenesses.filter(({ share }) => share > mostShared).map((likeness) => pieced(text, likeness)),
  ];
}

/** The runs, the longest first. One that several texts contain is reported once. */
function copiedRuns(likenesses: readonly Likeness[]): CopiedRun[] {
  const runs = new Map<string, { run: SharedRun; names: string[] }>();
  for (const { name, long } of likenesses) {
    for (const run of long) {
      const key = `${run.at} ${run.words}`;
      const known = runs.get(key);
      if (known) known.names.push(name);
      else runs.set(key, { run, names: [name] });
    }
  }
  return [...runs.values()].sort((a, b) => b.run.words - a.run.words);
}

function copied(text: ParsedText, { run, names }: CopiedRun): Failure {
  const isCertain = run.words >= certainRun;
  const [first = '', ...others] = names;
  const where = others.length === 0 ? first : `${first} and ${counted(others.length, 'other text')}`;
  return {
    message: `${counted(run.words, 'word')} in a row stand in ${where} too.`,
    value: run.words,
    limit: (isCertain ? certainRun : likelyRun) - 1,
    spans: [spanOf(text, run)],
    ...(!isCertain && { kind: 'guess' }),
  };
}

function moreRuns(count: number): Failure[] {
  if (count === 0) return [];
  const stand = `${counted(count, 'more run')} of ${likelyRun} words or more ${count === 1 ? 'stands' : 'stand'}`;
  const message = `${stand} in other texts too; the ${mostRuns} longest are told.`;
  return [{ message, value: count, limit: 0, kind: 'guess', atMost: 'info' }];
}

/** The finding for a text that shares much in short runs; it shows the longest. */
function pieced(text: ParsedText, { name, long, short, share }: Likeness): Failure {
  const longest = short.reduce((most, run) => (run.words > most.words ? run : most));
  const value = Math.round(share * 100);
  const inPieces = long.length > 0 ? ', in shorter runs' : '';
  return {
    message: `${value} % of the text stands in ${name} too${inPieces}.`,
    value,
    limit: mostShared * 100,
    spans: [spanOf(text, longest)],
    kind: 'guess',
  };
}

function spanOf(text: ParsedText, { at, words: count }: SharedRun): Span {
  const { words } = ownText(text);
  return text.span(words[at]?.start ?? 0, words[at + count - 1]?.end ?? 0);
}
