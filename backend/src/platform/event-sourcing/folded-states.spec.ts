import { ChangeFeed } from './change-feed.js';
import { FoldedStates } from './folded-states.js';

const articles = Array.from({ length: 1_500 }, (_, number) => `article-${number}`);

/** How many states are kept of those that were used one after the other, each with a text of this length. */
function keptOf(characters: number): number {
  const states = new FoldedStates(new ChangeFeed());
  for (const stream of articles) {
    const state = { title: 'Boxes', content: 'a'.repeat(characters), revision: 1 };
    const folded = { state, revision: 1n, position: 1n, last: undefined };
    states.set(stream, folded, states.now());
  }
  return articles.filter((stream) => states.get(stream)).length;
}

it('keeps a thousand states, and fewer of those with long texts', () => {
  expect([keptOf(3_000), keptOf(200_000)]).toEqual([1_000, 19]);
});
