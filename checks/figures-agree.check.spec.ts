import { foundBy } from './testing/checked.js';

it('points at both sentences, once', () => {
  const content =
    'The sale totalled $12.4 million, and the room was quiet. It rained. That the sale totalled $14.2 million was in the paper.';
  const found = foundBy('figures-agree', { content });
  expect(found.map(({ message, spans }) => [message, spans.length])).toEqual([
    ['The same total seems to be $12.4 million and $14.2 million.', 2],
  ]);
});

it('has nothing to check where no total is given twice', () => {
  const content = 'The sale totalled $12.4 million, and the room was quiet for a while.';
  expect(foundBy('figures-agree', { content })[0]).toMatchObject({
    verdict: 'not-checked',
    reason: 'nothing-to-check',
  });
});
