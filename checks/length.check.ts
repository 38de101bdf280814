import { fail, pass, type Check } from './check.js';
import { counted } from './text/counted.js';
import { countWords } from './text/word-count.js';

/** Words against the rules' bounds; outside the preferred range only as a hint. */
export const length: Check = {
  id: 'length',
  name: 'Length',
  about: 'Counts the words against the fewest, the most and the preferred range of the rules.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 2,
  markdown: 'not-needed',
  reads: ['format_and_quality_standards'],
  run({ content, rules }) {
    const { min_words, max_words, preferred_range } = rules.format_and_quality_standards.length;
    const value = countWords(content);
    const asked = `${counted(value, 'word')}; ${min_words.toLocaleString('en-US')} to ${counted(max_words, 'word')} are asked for.`;
    if (value < min_words || value > max_words) {
      return fail({ message: asked, value, limit: value < min_words ? min_words : max_words });
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

/** Two numbers in the house's own words, such as `800-1000 words`. */
function rangeOf(text: string): { readonly from: number; readonly to: number } | undefined {
  const [from, to, ...others] = (text.match(/\d{1,3}(?:,\d{3})+|\d+/g) ?? []).map((found) =>
    Number(found.replaceAll(',', '')),
  );
  return from === undefined || to === undefined || others.length > 0 || from > to ? undefined : { from, to };
}
