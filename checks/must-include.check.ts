import { fail, notChecked, pass, type Check } from './check.js';
import { findInAll } from './text/folded-text.js';
import { isCited, sourcesNamed } from './text/markers.js';
import type { ParsedText } from './text/parsed-text.js';
import { quotedPhrases } from './text/quoted-phrases.js';

/** Matches only the end of a long figure: a match that starts at each of its digits would take quadratic time. */
const statistic =
  /\d\s?(?:%|percent\b|per cent\b)|[$€£¥]\s?\d|\b\d+[.,]*\s(?:million|billion|thousand)\b|\b\d+ (?:out )?of (?:every )?\d+\b/iu;
const fewestItems = 3;

interface Structure {
  readonly asked: RegExp;
  /** The name of the structure in messages about what the text has or lacks. */
  readonly name: string;
  readonly isIn: (text: ParsedText) => boolean;
}

/** Entries of the rules that can be checked by the structure of a text. */
const structures: readonly Structure[] = [
  {
    asked: /\b(?:figure|number|data|statistic)s?\b.*\bsource/i,
    name: 'a figure with a source',
    isIn: hasSourcedFigure,
  },
  { asked: /\bstatistics?\b/i, name: 'a statistic', isIn: ({ prose }) => statistic.test(prose) },
  {
    asked: /\bcheck-?\s?lists?\b/i,
    name: 'a checklist',
    isIn: ({ tree }) => tree?.lists.some(({ items }) => items >= fewestItems) ?? false,
  },
  {
    asked: /\bcomparison tables?\b|\btables? (?:of comparison|comparing|that compares?)\b/i,
    name: 'a comparison table',
    isIn: ({ blocks }) => blocks.some(({ kind }) => kind === 'table'),
  },
  {
    asked:
      /\bquestions?\b.*\b(?:end|ending|close|closing)\b|\b(?:end|close|closing|final)\b.*\bquestions?\b/i,
    name: 'a question at the end',
    isIn: ({ sentences }) => {
      const last = sentences.at(-1);
      return sentences.some(
        ({ block, text }) => block === last?.block && /[?？]["”’)\]\u2060\u200b]*$/u.test(text),
      );
    },
  },
];

/**
 * A text contains at least one entry of the house's list: phrases in double quotes word for word, and structures that
 * can be checked. Entries that only a person can judge are reported as not checked.
 */
export const mustInclude: Check = {
  id: 'must-include',
  name: 'Must include',
  about: 'Looks for what the rules want in every article; what only a person can judge is left to one.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 4,
  reads: ['format_and_quality_standards', 'abbreviations'],
  run(text) {
    const entries = text.rules.format_and_quality_standards.must_include_at_least_one_of;
    const phrases = entries.flatMap(quotedPhrases);
    const named = entries.filter((entry) => quotedPhrases(entry).length === 0).map(structureOf);
    const asked = structures.filter((structure) => named.includes(structure));
    const left = entries
      .filter(needsPerson)
      .flatMap((entry) => notChecked(`“${entry}” needs a person.`, 'left-to-a-person'));
    if (phrases.length + asked.length === 0) {
      return left.length > 0 ? left : notChecked('The rules ask for nothing.');
    }
    const found = findInAll(text, phrases, (words) => words, 'as-written');
    const told = found[0] ? `“${found[0].entry}”` : asked.find(({ isIn }) => isIn(text))?.name;
    if (told) return [...pass(`The text has ${told}.`), ...left];
    const missing = [...phrases.map((words) => `“${words}”`), ...asked.map(({ name }) => name)];
    return [...fail({ message: `The text has none of ${listed(missing)}.` }), ...left];
  },
};

/** Whether only a person can judge an entry: it has no phrase in double quotes and no structure that can be checked. */
export const needsPerson = (entry: string): boolean =>
  quotedPhrases(entry).length === 0 && structureOf(entry) === undefined;

const structureOf = (entry: string): Structure | undefined =>
  structures.find(({ asked }) => asked.test(entry));

function hasSourcedFigure(text: ParsedText): boolean {
  const places = sourcesNamed(text);
  return text.sentences.some(({ text: words }, at) => statistic.test(words) && isCited(text, at, places));
}

const mostTold = 10;

function listed(names: readonly string[]): string {
  const left = names.length - mostTold;
  const told = names.slice(0, mostTold).join(', ');
  return left > 0 ? `${told} and ${left} more` : told;
}
