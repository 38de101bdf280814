import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { counted } from './text/counted.js';
import { mean, measured, percentile, type MeasuredSentence } from './text/measures.js';
import type { ParsedText } from './text/parsed-text.js';
import { firstFrom, isEnglish } from './text/words.js';

const fewestSentences = 5;
const longestMean = 28;
const longestNinetieth = 45;
const longestParagraph = 200;
const sameOpenings = 4;

/**
 * Finds sentences that are too long on the whole, endless paragraphs, and several sentences in a row that open alike.
 */
export const sentenceVariety: Check = {
  id: 'sentence-variety',
  name: 'Sentence variety',
  about: 'Measures how long sentences and paragraphs are, and whether many in a row begin alike.',
  kind: 'guess',
  severity: 'info',
  fix: 'model',
  version: 2,
  reads: ['abbreviations'],
  run(text) {
    const sentences = measured(text);
    if (sentences.length < fewestSentences) return notChecked('The text has too few sentences to compare.');
    if (!isEnglish(text.words)) return notChecked('The text is not in English.');
    return failuresOr(
      [...longSentences(sentences), ...longParagraphs(text), ...runsOfOneOpening(text, sentences)],
      'Sentences and paragraphs vary in length and opening.',
    );
  },
};

function* longSentences(sentences: readonly MeasuredSentence[]): Generator<Failure> {
  const lengths = sentences.map(({ words }) => words);
  const average = Math.round(mean(lengths) * 10) / 10;
  if (average > longestMean) {
    const message = `Sentences have ${average} words on average; above ${longestMean}, readers lose the thread.`;
    yield { message, value: average, limit: longestMean };
  }
  const ninetieth = percentile(lengths, 0.9);
  if (ninetieth > longestNinetieth) {
    const message = `One sentence in ten has ${counted(ninetieth, 'word')} or more.`;
    yield { message, value: ninetieth, limit: longestNinetieth };
  }
}

function longParagraphs(text: ParsedText): Failure[] {
  const { blocks, words } = text;
  return blocks
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ start, end }) => ({ start, end, value: firstFrom(words, end) - firstFrom(words, start) }))
    .filter(({ value }) => value > longestParagraph)
    .map(({ start, end, value }) => ({
      message: `A paragraph has ${counted(value, 'word')}.`,
      value,
      limit: longestParagraph,
      spans: [text.span(start, end)],
    }));
}

/** Finds sentences that open alike within one paragraph; items of a list do so on purpose. */
function* runsOfOneOpening(text: ParsedText, sentences: readonly MeasuredSentence[]): Generator<Failure> {
  let from = 0;
  for (let at = 1; at <= sentences.length; at += 1) {
    const [first, next] = [sentences[from], sentences[at]];
    if (next && next.opening === first?.opening && next.block === first.block) continue;
    const last = sentences[at - 1];
    if (first && last && at - from >= sameOpenings) {
      const value = at - from;
      const message = `${value} sentences in a row begin with “${first.opening}”.`;
      yield { message, value, limit: sameOpenings - 1, spans: [text.span(first.start, last.end)] };
    }
    from = at;
  }
}
