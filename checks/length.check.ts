import { fail, pass, type Check } from './check.js';
import { counted, quoted } from './text/counted.js';
import type { ParsedText } from './text/parsed-text.js';
import { plannedSections, sectionsOf, wordsUnder } from './text/sections.js';
import { countWords } from './text/word-count.js';

/**
 * Compares the number of words with the rules' bounds and names the sections furthest off; the preferred range only
 * hints.
 */
export const length: Check = {
  id: 'length',
  name: 'Length',
  about: 'Counts the words against the fewest, the most and the preferred range of the rules.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 3,
  markdown: 'not-needed',
  reads: ['format_and_quality_standards'],
  run(text) {
    const { content, rules } = text;
    const { min_words, max_words, preferred_range } = rules.format_and_quality_standards.length;
    const value = countWords(content);
    const asked = `${counted(value, 'word')}; ${min_words.toLocaleString('en-US')} to ${counted(max_words, 'word')} are asked for.`;
    if (value < min_words || value > max_words) {
      const message = [asked, ...furthestOff(text, value < min_words ? 'short' : 'long')].join(' ');
      return fail({ message, value, limit: value < min_words ? min_words : max_words });
    }
    const preferred = rangeOf(preferred_range);
    if (preferred && (value < preferred.from || value > preferred.to)) {
      const limit = value < preferred.from ? preferred.from : preferred.to;
      const message = `${counted(value, 'word')}; ${preferred_range.trim()} are preferred.`;
      return fail({ message, value, limit, atMost: 'info' });
    }
    return pass(asked, { value, limit: max_words });
  },
};

const mostNamed = 3;

/**
 * Names the sections with the most missing or surplus words, measured by the outline if there is one, else by an even
 * share.
 */
function furthestOff(text: ParsedText, fault: 'short' | 'long'): string[] {
  // A text that could not be read has no sections to name.
  if (!text.tree) return [];
  const planned = plannedSections(text);
  const sections = planned.length > 0 ? planned.map(measured(text)) : evenSections(text);
  const sign = fault === 'long' ? 1 : -1;
  const named = sections
    .map((section) => ({ ...section, off: sign * (section.value - section.budget) }))
    .filter(({ off }) => off > 0)
    .sort((a, b) => b.off - a.off)
    .slice(0, mostNamed);
  if (sections.length < 2 || named.length === 0) return [];
  if (planned.length === 0) {
    const told = named.map(({ name, value }) => `${quoted(name)} (${counted(value, 'word')})`);
    return [`The ${fault}est ${named.length === 1 ? 'section' : 'sections'}: ${told.join(', ')}.`];
  }
  const told = named.map(
    ({ name, value, budget }) =>
      `${quoted(name)} (${counted(value, 'word')} for ${budget.toLocaleString('en-US')})`,
  );
  return [`Furthest ${fault === 'long' ? 'over' : 'under'} the outline: ${told.join(', ')}.`];
}

interface Measured {
  readonly name: string;
  /** The number of words, as is `budget`. */
  readonly value: number;
  readonly budget: number;
}

/** Counts the words of a planned section; a missing section has none. */
const measured =
  (text: ParsedText) =>
  ({ name, budget, section }: ReturnType<typeof plannedSections>[number]): Measured => ({
    name,
    budget,
    value: section ? wordsUnder(text, section) : 0,
  });

function evenSections(text: ParsedText): Measured[] {
  const sections = sectionsOf(text).map((section) => ({
    name: section.words,
    value: wordsUnder(text, section),
  }));
  const budget = sections.reduce((sum, { value }) => sum + value, 0) / sections.length;
  return sections.map((section) => ({ ...section, budget }));
}

/** The range in the house's own words, such as `800-1000 words`; undefined unless they hold exactly two numbers. */
function rangeOf(text: string): { readonly from: number; readonly to: number } | undefined {
  const [from, to, ...others] = (text.match(/\d{1,3}(?:,\d{3})+|\d+/g) ?? []).map((found) =>
    Number(found.replaceAll(',', '')),
  );
  return from === undefined || to === undefined || others.length > 0 || from > to ? undefined : { from, to };
}
