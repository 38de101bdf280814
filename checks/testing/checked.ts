import type { CheckRules } from '../text/check-rules.js';
import type { CheckedText } from '../text/checked-text.js';
import { findingsOf, type Finding } from '../registry.js';

/** The rules of a house that asks for nothing. */
const noRules: CheckRules = {
  format_and_quality_standards: {
    length: { min_words: 1, max_words: 10_000, preferred_range: '' },
    must_include_at_least_one_of: [],
  },
  do_not: [],
};

/** Makes a text with the parts that a test gives. */
export function aText({
  rules,
  ...text
}: Partial<Omit<CheckedText, 'rules'>> & { rules?: Partial<CheckRules> }): CheckedText {
  return { title: 'A title', content: '', ...text, rules: { ...noRules, ...rules } };
}

/** The findings of one check for a text. */
export const foundBy = (rule: string, text: Parameters<typeof aText>[0]): Finding[] =>
  findingsOf(aText(text)).filter((finding) => finding.rule === rule);
