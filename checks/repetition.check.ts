import { failuresOr, type Check, type Failure } from './check.js';
import { quoted } from './text/counted.js';
import { NumberedText, repeatedRuns, sharedRuns } from './text/ngrams.js';
import type { ParsedText } from './text/parsed-text.js';
import { ownText } from './text/quotations.js';
import { within, type Word } from './text/words.js';

const fewestWords = 6;
const overlapSize = 3;
const mostOverlap = 0.35;
const fewestOfAnEnd = 15;

/** Runs of six or more words that occur twice, and an ending that repeats the lead. */
export const repetition: Check = {
  id: 'repetition',
  name: 'Repetition',
  about: 'Looks for runs of six words or more that come twice, and for an ending that repeats the lead.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 2,
  run(text) {
    const { words, numbered } = ownText(text);
    const runs = repeatedRuns(numbered, fewestWords).flatMap(({ at, otherAt, words: count }) => {
      const run = words.slice(otherAt, otherAt + count);
      return isName(text, run) ? [] : [repeated(text, words.slice(at, at + count), run)];
    });
    return failuresOr([...runs, ...saidAgain(text)], 'No run of six words stands in the text twice.');
  },
};

function repeated(text: ParsedText, first: readonly Word[], again: readonly Word[]): Failure {
  const spans = [again, first].map((run) => text.span(run[0]?.start ?? 0, run.at(-1)?.end ?? 0));
  return {
    message: `${quoted(spans[0]?.quote ?? '')} stands in the text twice.`,
    value: again.length,
    limit: fewestWords - 1,
    spans,
  };
}

/** Whether a run is a name, which has to be repeated in full. */
function isName(text: ParsedText, run: readonly Word[]): boolean {
  const capitals = run.filter(({ start }) => /[\p{Lu}\p{N}]/u.test(text.content.charAt(start))).length;
  return capitals * 2 >= run.length;
}

function saidAgain(text: ParsedText): Failure[] {
  const paragraphs = text.blocks.filter(({ kind }) => kind === 'paragraph');
  const [lead, ending] = [paragraphs[0], paragraphs.at(-1)];
  if (!lead || !ending || paragraphs.length < 3) return [];
  const [first, last] = [lead, ending].map(({ start, end }) =>
    within(text.words, start, end).map((word) => word.text),
  );
  if (!first || !last || Math.min(first.length, last.length) < fewestOfAnEnd) return [];
  const shared = sharedRuns(new NumberedText(first), last, overlapSize);
  const share = shared.reduce((sum, { words }) => sum + words, 0) / last.length;
  if (share <= mostOverlap) return [];
  const value = Math.round(share * 100);
  const message = `${value} % of the ending says the lead again word for word.`;
  return [{ message, value, limit: mostOverlap * 100, spans: [text.span(ending.start, ending.end)] }];
}
