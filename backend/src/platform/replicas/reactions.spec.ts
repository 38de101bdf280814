import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { Reactions } from './reactions.js';

/** Reactions to one cause, with two things left to do until a test says otherwise. */
function aReaction() {
  const feed = new ChangeFeed();
  const reactions = new Reactions(feed);
  const left = new Set(['a', 'b']);
  const asked: string[][] = [];
  reactions.to('Removed', async (ids) => {
    asked.push([...ids]);
    return Promise.resolve(ids.some((id) => left.has(id)));
  });
  return { feed, reactions, left, asked };
}

it('answers at once where nothing is left to do, or nobody reacts', async () => {
  const { reactions, asked } = aReaction();
  await reactions.areDone('Removed', ['c']);
  await reactions.areDone('Added', ['a']);
  await reactions.areDone('Removed', []);
  expect(asked).toEqual([['c']]);
});

it('waits until all that belongs to what was asked is done, and shown', async () => {
  const { feed, reactions, left } = aReaction();
  let isDone = false;
  const done = reactions.areDone('Removed', ['a']).then(() => (isDone = true));
  left.delete('b');
  feed.publish([{ stream: 'persona-1' }]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBe(false);
  left.delete('a');
  feed.publish([{ stream: 'persona-1' }]);
  await done;
});

it('fails where what is left to do can’t be found out', async () => {
  const { reactions } = aReaction();
  reactions.to('Removed', () => Promise.reject(new Error('gone')));
  await expect(reactions.areDone('Removed', ['c'])).rejects.toThrow('gone');
});
