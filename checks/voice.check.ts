import { LRUCache } from 'lru-cache';
import { bytesHeld } from './text/bytes-held.js';
import { failuresOr, notChecked, type Check } from './check.js';
import { mean, measured } from './text/measures.js';
import { isQuestion } from './text/own-sentences.js';
import { parseText, type ParsedText } from './text/parsed-text.js';
import { isEnglish } from './text/words.js';

const fewestSamples = 5;
const fewestWords = 100;
/** The greatest distance, in standard deviations of the samples. */
const farthest = 2.5;

/** The traits of a voice. Each has a name, and a difference that is too small to count, whatever the samples. */
const traits = [
  {
    name: 'words a sentence',
    slack: 3,
    of: (text: ParsedText) => mean(measured(text).map(({ words }) => words)),
  },
  { name: 'contractions a thousand words', slack: 8, of: (text: ParsedText) => rate(text, contraction) },
  { name: 'first persons a thousand words', slack: 8, of: (text: ParsedText) => rate(text, firstPerson) },
  { name: 'questions a hundred sentences', slack: 8, of: questions },
] as const;

const contraction = /^(?:\w+n't|\w+'(?:re|ve|ll|d|m)|it's|that's|there's|here's|what's|let's|he's|she's)$/;
const firstPerson = /^(?:i|me|my|mine|myself|we|us|our|ours|i'm|i've|i'd|i'll|we're|we've|we'll)$/;

/** Compares how a text sounds with the persona's approved texts. */
export const voice: Check = {
  id: 'voice',
  name: 'Voice',
  about: 'Compares sentences, contractions, first person and questions with the persona’s promoted articles.',
  kind: 'guess',
  severity: 'info',
  fix: 'model',
  version: 2,
  comparesArticles: true,
  run(text) {
    const samples = text.samples ?? [];
    if (samples.length < fewestSamples) {
      return notChecked(`The voice is compared once the persona has ${fewestSamples} approved articles.`);
    }
    if (text.words.length < fewestWords || !isEnglish(text.words)) {
      return notChecked('The text is too short for a voice, or not in English.');
    }
    const voices = samples.map((content) => known.memo(content, { context: text }));
    const failures = traits.flatMap(({ name, slack, of }, at) => {
      const values = voices.map((sample) => sample[at] ?? 0);
      const usual = mean(values);
      const deviation = Math.sqrt(mean(values.map((value) => (value - usual) ** 2)));
      const value = rounded(of(text));
      const allowed = Math.max(slack, deviation * farthest);
      if (Math.abs(value - usual) <= allowed) return [];
      const limit = rounded(value > usual ? usual + allowed : usual - allowed);
      return [{ message: `${value} ${name}; the persona’s have ${rounded(usual)}.`, value, limit }];
    });
    return failuresOr(failures, 'The text sounds like the persona’s approved articles.');
  },
};

/** A cache, because all texts of a persona are compared with the same few samples. */
const known = new LRUCache<string, readonly number[], ParsedText>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: bytesHeld,
  memoMethod: (content, _stale, { context: text }) => voiceOf(parseText({ ...text, content })),
});

/** The traits of a text, in the order of `traits`. */
const voiceOf = (text: ParsedText): readonly number[] => traits.map(({ of }) => of(text));

const rounded = (value: number): number => Math.round(value * 10) / 10;

function rate({ words }: ParsedText, pattern: RegExp): number {
  const found = words.filter(({ text }) => pattern.test(text)).length;
  return (found * 1_000) / Math.max(1, words.length);
}

function questions({ sentences }: ParsedText): number {
  const asked = sentences.filter(({ text }) => isQuestion(text)).length;
  return (asked * 100) / Math.max(1, sentences.length);
}
