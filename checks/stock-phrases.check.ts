import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { aboutItself, stockHeadlines } from './lists/stock-phrases.js';
import { quoted } from './text/counted.js';
import { ownSentences, readPart } from './text/own-sentences.js';
import type { ParsedText } from './text/parsed-text.js';
import { sectionsOf } from './text/sections.js';
import { isEnglish } from './text/words.js';

/** Headlines that would suit any article, and sentences that talk about the text instead of its subject. */
export const stockPhrases: Check = {
  id: 'stock-phrases',
  name: 'Stock phrases',
  about:
    'Looks for headlines such as “Everything You Need to Know”, and for sentences that tell what the article is going to do.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  version: 1,
  reads: ['abbreviations'],
  run(text) {
    if (!isEnglish(text.words)) return notChecked('The text is not in English.');
    return failuresOr(found(text), 'No stock headline, and no sentence about the text itself.');
  },
};

const stockIn = (headline: string): string | undefined => firstOf(stockHeadlines, headline);

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return undefined;
}

function* found(text: ParsedText): Generator<Failure> {
  const inTitle = stockIn(readPart(text.title).slice(0, longest));
  if (inTitle) yield { message: `The title would do for any article: ${quoted(inTitle)}.` };
  for (const { heading, words } of sectionsOf(text)) {
    const inHeading = stockIn(readPart(words).slice(0, longest));
    if (!inHeading) continue;
    const spans = [text.span(heading.start, heading.end)];
    yield { message: `The heading would do for any article: ${quoted(inHeading)}.`, spans };
  }
  for (const { start, end, said } of ownSentences(text)) {
    const talk = firstOf(aboutItself, said);
    if (!talk) continue;
    yield {
      message: `${quoted(talk)} is about the text, not about its subject.`,
      spans: [text.span(start, end)],
    };
  }
}

/** The length of the longest headline, in characters. */
const longest = 300;
