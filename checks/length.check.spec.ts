import { foundBy } from './testing/checked.js';

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const content = `## Papers\n\n${words(40)}\n\n## Safes\n\n${words(12)}\n\n## Price\n\n${words(8)}`;

/** The message about the length, after the bounds. */
function toldOf(bounds: { min_words: number; max_words: number }, outline?: Record<string, number>): string {
  const [found] = foundBy('length', {
    content,
    rules: {
      format_and_quality_standards: {
        length: { ...bounds, preferred_range: '' },
        must_include_at_least_one_of: [],
      },
    },
    ...(outline && {
      brief: { outline: Object.entries(outline).map(([heading, planned]) => ({ heading, words: planned })) },
    }),
  });
  return found?.message.replace(/^.*are asked for\.\s?/, '') ?? '';
}

const tooLong = { min_words: 1, max_words: 50 };
const tooShort = { min_words: 100, max_words: 200 };

describe('a fault of length', () => {
  it('names the sections furthest from the outline', () => {
    const outline = { Papers: 30, Safes: 30, Price: 5 };
    expect(toldOf(tooLong, outline)).toBe(
      'Furthest over the outline: “Papers” (40 words for 30), “Price” (8 words for 5).',
    );
    expect(toldOf(tooShort, { ...outline, Sale: 20 })).toBe(
      'Furthest under the outline: “Sale” (0 words for 20), “Safes” (12 words for 30).',
    );
  });

  it('names those with more or less than their share where there is no outline', () => {
    expect(toldOf(tooLong)).toBe('The longest section: “Papers” (40 words).');
    expect(toldOf(tooShort)).toBe('The shortest sections: “Price” (8 words), “Safes” (12 words).');
  });

  it('names none of a text without sections, or where all are as planned', () => {
    expect(foundBy('length', { content: 'Two words' })[0]?.verdict).toBe('pass');
    expect(toldOf(tooLong, { Papers: 40, Safes: 12, Price: 8 })).toBe('');
  });
});
