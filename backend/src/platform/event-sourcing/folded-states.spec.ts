import { ChangeFeed } from './change-feed.js';
import { FoldedStates } from './folded-states.js';

const articles = Array.from({ length: 1_500 }, (_, number) => `article-${number}`);

/** The number of states that are kept after this many were used in turn, each with a text of this length. */
function keptOf(characters: number): number {
  const states = new FoldedStates(new ChangeFeed());
  for (const stream of articles) {
    const state = { title: 'Boxes', content: 'a'.repeat(characters), revision: 1 };
    const folded = { state, revision: 1n, position: 1n, last: undefined };
    states.set(stream, folded, states.now());
  }
  return articles.filter((stream) => states.get(stream)).length;
}

it('counts what is inside of what is inside', () => {
  const states = new FoldedStates(new ChangeFeed());
  const texts = Array.from({ length: 100 }, (_, n) => `${n}`.padEnd(10_000, 'a'));
  const shapes = [texts, { texts: { texts } }, new Map([['texts', texts]]), new Set(texts)];
  for (const state of shapes) {
    for (const stream of articles.slice(0, 6))
      states.set(stream, { state, revision: 1n, position: 1n, last: undefined }, states.now());
    expect(articles.slice(0, 6).filter((stream) => states.get(stream))).toHaveLength(3);
  }
});

it('keeps a state that was read before changes may have been missed no longer, nor takes it in afterwards', () => {
  const feed = new ChangeFeed();
  const states = new FoldedStates(feed);
  const folded = { state: {}, revision: 1n, position: 1n, last: undefined };
  const before = states.now();
  states.set('article-1', folded, before);
  feed.missed.next();
  states.set('article-2', folded, before);
  states.set('article-3', folded, states.now());
  expect([1, 2, 3].filter((n) => states.get(`article-${n}`))).toEqual([3]);
});

it('keeps a thousand states, and fewer of those with long texts', () => {
  expect([keptOf(3_000), keptOf(200_000)]).toEqual([1_000, 19]);
});
