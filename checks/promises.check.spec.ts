import { foundBy } from './testing/checked.js';

const filler = 'The clock stood in the hall, and nobody in the house had the key to it.';
const told = (rule: string, sentence: string) =>
  foundBy(rule, { content: `${filler} ${sentence}` }).filter(({ verdict }) => verdict === 'fail');

it('advises, with the sentence and what it may be', () => {
  const sentence = 'A good policy always pays for a theft.';
  expect(told('promises', sentence)).toMatchObject([
    {
      kind: 'guess',
      severity: 'warn',
      message: `“${sentence}” may be a promise of cover.`,
      spans: [{ quote: sentence }],
    },
  ]);
});

it('says nothing of a sentence that has a listed phrase, which is certain', () => {
  const sentence = 'Your insurer will always pay, and the policy covers everything.';
  expect(told('risky-claims', sentence).length).toBeGreaterThan(0);
  expect(told('promises', sentence)).toEqual([]);
});
