import { foundBy } from './testing/checked.js';

const filler = 'The clock stood in the hall, and nobody in the house had the key to it.';

it.each([
  ['the title', { title: 'The Ultimate Guide to Clocks', content: filler }, []],
  [
    'a heading',
    { content: `## The Ultimate Guide to Clocks\n\n${filler}` },
    ['## The Ultimate Guide to Clocks'],
  ],
  [
    'a sentence about the text',
    { content: `${filler} In this article we will look at clocks.` },
    ['In this article we will look at clocks.'],
  ],
])('points at %s', (_, text, quotes) => {
  const found = foundBy('stock-phrases', text);
  expect(found.map(({ verdict }) => verdict)).toEqual(['fail']);
  expect(found[0]?.spans.map(({ quote }) => quote)).toEqual(quotes);
});

it('leaves what is quoted to whoever said it', () => {
  const content = `${filler} “In this article we will look at clocks,” the old journal began.`;
  expect(foundBy('stock-phrases', { content })[0]?.verdict).toBe('pass');
});
