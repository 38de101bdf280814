import { failuresOr, notChecked, type Check } from './check.js';
import { quoted } from './text/counted.js';
import { isCited, sourcesNamed } from './text/markers.js';
import type { Sentence } from './text/sentences.js';
import { isEnglish } from './text/words.js';

const percentage = /(?<![\d.,])(?!100\s?%)\d[\d.,]*\s?(?:%|percent\b|per cent\b)/i;
const amount =
  /(?:US)?[$€£¥]\s?\d[\d.,]*|\b\d[\d.,]*\s(?:million|billion|trillion)?\s?(?:dollars|euros|pounds|francs)\b/i;
const study =
  /\b(?:stud(?:y|ies)|surveys?|research(?:ers)?|polls?|reports?)\s+(?:\w+\s)?(?:shows?|showed|found|finds?|suggests?|suggested|reveals?|revealed|says?|estimates?|estimated|concluded?s?|indicates?)\b/i;
const yearWithClaim =
  /\b(?:in|since|by|between|from|during)\s(?:1[5-9]|20)\d\d\b.*\b(?:rose|fell|grew|sold|fetched|doubled|tripled|dropped|increased|decreased|declined|peaked|climbed|reached|realized|realised|brought|changed hands)\b|\b(?:rose|fell|grew|sold|fetched|doubled|tripled|dropped|increased|decreased|declined|peaked|climbed|reached|realized|realised|brought|changed hands)\b.*\b(?:in|since|by)\s(?:1[5-9]|20)\d\d\b/i;
const figures = [percentage, amount, study, yearWithClaim];

/** The source is named in the sentence itself, or there is no claim in it. */
const attributed =
  /\b(?:according to|per the|as reported (?:by|in)|reported by|source:|sources:|citing|figures from|data from|published by|by the count of|in its (?:annual )?report)\b/i;
const supposed =
  /^\W*(?:if|suppose|imagine|say|assume|let's say|take|consider)\b|\b(?:for example|for instance|suppose|imagine|hypothetical(?:ly)?|let's say|would (?:be|cost|pay|leave)|might (?:cost|pay|be)|could (?:cost|be)|say, )/i;

/** A sentence with a figure, an amount, a study or a claim of a year, and no marker, link or source named in it. */
export const figuresHaveSource: Check = {
  id: 'figures-have-source',
  name: 'Figures have a source',
  about: 'Looks for percentages, amounts and studies that no source marker stands beside.',
  kind: 'guess',
  severity: 'warn',
  fix: 'person',
  version: 1,
  run(text) {
    if (!isEnglish(text.words)) return notChecked('The text is not in English.');
    const places = sourcesNamed(text);
    const failures = text.sentences
      .filter((sentence, at) => claims(sentence) && !isCited(text, at, places))
      .map(({ start, end }) => text.span(start, end))
      .filter(({ quote }) => !/\[\^[\w-]+\]/.test(quote))
      .map((span) => ({ message: `${quoted(span.quote)} gives no source.`, spans: [span] }));
    return failuresOr(failures, 'No figure was found without a source.');
  },
};

function claims({ text, block }: Sentence): boolean {
  if (block.inQuote || /[?]["”’)\u2060\u200b]*$/.test(text)) return false;
  const words = text.slice(0, longestSentence);
  return figures.some((figure) => figure.test(words)) && !attributed.test(words) && !supposed.test(words);
}

/** Longer ones are no sentences, and the patterns take their time. */
const longestSentence = 1_000;
