import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { counted } from './text/counted.js';
import { hashesOfRuns, KnownHashes, sharedRuns } from './text/ngrams.js';
import { oncePer } from './text/once-per.js';
import { readText, type ParsedText } from './text/parsed-text.js';
import { ownText, type OwnText } from './text/quotations.js';
import { hashesOfWords, plainWordsIn, wordHashesIn } from './text/words.js';

/** A run so long is no accident. */
const certainRun = 25;
const likelyRun = 14;
const shingle = 8;
const mostShared = 0.15;

interface Other {
  readonly name: string;
  readonly text: string;
}

/** The longest run of words shared with an earlier article or a source, and how much is shared in all. */
export const tooClose: Check = {
  id: 'too-close',
  name: 'Too close',
  about: 'Compares the text with earlier articles and with its sources, by shared runs of words.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 2,
  comparesArticles: true,
  run(text) {
    const others: Other[] = [
      ...(text.earlier ?? []).map(({ title, content }) => ({ name: `“${title}”`, text: content })),
      ...text.sources.map((source) => ({ name: `the source [${source.id}]`, text: source.text })),
    ];
    if (others.length === 0) return notChecked('There is no earlier article or source to compare with.');
    const hashes = new KnownHashes(ownRuns(text));
    return failuresOr(
      others
        .filter((other) => hashes.hasAnyOf(runsIn(other.text)))
        .flatMap((other) => likeness(text, ownText(text), other)),
      `The text is its own beside ${counted(others.length, 'other text')}.`,
    );
  },
};

/** Numbers of the runs of words that a text is compared by. */
export const ownRuns = oncePer((text: ParsedText): Int32Array =>
  hashesOfRuns(hashesOfWords(ownText(text).words.map((word) => word.text)), shingle),
);

const runsIn = (content: string): Int32Array => hashesOfRuns(wordHashesIn(content), shingle);

/**
 * For each of some texts whether the check finds nothing of another one in it.
 * @param texts by their `ownRuns`
 */
export function areUnlike(texts: readonly Int32Array[], other: string): boolean[] {
  const hashes = new KnownHashes(runsIn(other));
  return texts.map((runs) => !hashes.hasAnyOf(runs));
}

/**
 * Whether the check is certain of a passage that it found, by the passage alone. A bracket opens the link that it may
 * begin in, so that no address counts as words.
 */
export const isCertainRun = (quote: string): boolean =>
  ownText(readText(`[${quote}`)).words.length >= certainRun;

function likeness(text: ParsedText, { words, numbered }: OwnText, { name, text: other }: Other): Failure[] {
  const runs = sharedRuns(numbered, plainWordsIn(other), shingle);
  const longest = runs.reduce((most, run) => (run.words > most.words ? run : most), {
    at: 0,
    otherAt: 0,
    words: 0,
  });
  const shared = new Set(
    runs.flatMap(({ at, words: count }) => Array.from({ length: count }, (_, next) => at + next)),
  );
  const share = words.length === 0 ? 0 : shared.size / words.length;
  if (longest.words < likelyRun && share <= mostShared) return [];
  const [first, last] = [words[longest.at], words[longest.at + longest.words - 1]];
  const spans = first && last ? [text.span(first.start, last.end)] : [];
  if (longest.words >= certainRun) {
    const message = `${counted(longest.words, 'word')} in a row stand in ${name} too.`;
    return [{ message, value: longest.words, limit: certainRun - 1, spans }];
  }
  const value = longest.words;
  const message =
    share > mostShared
      ? `${Math.round(share * 100)} % of the text stands in ${name} too.`
      : `${counted(value, 'word')} in a row stand in ${name} too.`;
  return [{ message, value, limit: likelyRun - 1, spans, kind: 'guess' }];
}
