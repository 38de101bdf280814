import { sourceText } from './source-text.js';
import type { PageText } from './page-text.js';

const page = (over: Partial<PageText>): PageText => ({
  title: 'A page',
  text: 'A steel chronograph.',
  things: [],
  dates: [],
  leftOut: [],
  ...over,
});

const price = { name: 'price', value: 'CHF 9500' };
const sentences = Array.from(
  { length: 8 },
  (_, index) => `This is sentence number ${index} of the long text.`,
);
const long = { name: 'text', value: sentences.join(' ') };

describe('a page as a source', () => {
  it('is its text, where that is all', () => {
    expect(sourceText(page({}))).toEqual({ text: 'A steel chronograph.', leftOut: [] });
  });

  it('has its data and its dates behind its text, said to be such', () => {
    const things = [
      { kind: 'product', facts: [{ name: 'name', value: 'A watch' }, price], texts: [] },
    ] as const;
    const dates = [
      { kind: 'published', date: '2019-05-12', from: 'metadata' },
      { kind: 'updated', date: '2024-05', from: 'words' },
    ] as const;
    expect(sourceText(page({ things, dates })).text.split('\n\n')).toEqual([
      'A steel chronograph.',
      'The page’s own data, beside its text:',
      'Product: name: A watch; price: CHF 9500',
      'The page’s dates: published: 12 May 2019 (from its metadata); last updated: May 2024 (from its words)',
    ]);
  });

  it.each([
    ['has not', 'A steel chronograph.', true],
    ['has', `Above it.\n\n${sentences.slice(0, 4).join(' ')}\n\n${sentences.slice(4).join(' ')}`, false],
    ['has the beginning of', sentences.slice(0, 3).join(' '), true],
  ])('has the longer text of its data where its own text %s it', (_, text, expected) => {
    const read = sourceText(page({ text, things: [{ kind: 'article', facts: [], texts: [long] }] }));
    expect(read.text.includes(`The text in the page’s data:\n\n${long.value}`)).toBe(expected);
  });

  it('is cut between two words, and keeps its data', () => {
    const things = [{ kind: 'offer', facts: [price], texts: [] }] as const;
    const { text, leftOut } = sourceText(page({ text: 'wörter '.repeat(5_000).trim(), things }));
    expect(text.length).toBeLessThanOrEqual(20_000);
    expect(text.length).toBeGreaterThan(19_980);
    expect(text).toMatch(/wörter\n\nThe page’s own data, beside its text:\n\nOffer: price: CHF 9500$/);
    const kept = text.match(/wörter/g)?.length ?? 0;
    expect(leftOut).toMatchObject([{ kind: 'cut', words: 5_000 - kept }]);
  });
});
