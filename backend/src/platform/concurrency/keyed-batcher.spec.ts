import { KeyedMutex } from './keyed-mutex.js';
import { KeyedBatcher } from './keyed-batcher.js';

function turnsOf(limitMs?: number): { shared: KeyedBatcher<string, string>; worked: string[][] } {
  const worked: string[][] = [];
  const shared = new KeyedBatcher<string, string>(new KeyedMutex(limitMs), 3, async (key, waiting) => {
    worked.push(waiting.map(({ item }) => item));
    await Promise.resolve();
    for (const { item, resolve } of waiting) {
      if (item === 'broken') throw new Error('broken off');
      resolve(`${key} ${item}`);
    }
  });
  return { shared, worked };
}

it('shares a turn with what comes before it begins, up to a number, each key for itself', async () => {
  const { shared, worked } = turnsOf();
  const answers = ['a', 'b', 'c', 'd'].map((item) => shared.run('x', item));
  expect(await Promise.all([...answers, shared.run('y', 'e')])).toEqual(['x a', 'x b', 'x c', 'x d', 'y e']);
  expect(worked).toEqual([['a', 'b', 'c'], ['e'], ['d']]);
});

it('tells of what breaks a turn off those who have no answer, and goes on', async () => {
  const { shared } = turnsOf();
  const answers = await Promise.allSettled(['a', 'broken', 'c', 'd'].map((item) => shared.run('x', item)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

it('does nothing for whom the turn comes too late, also for whoever asks afterwards', async () => {
  const { shared, worked } = turnsOf(-1);
  for (const item of ['a', 'b']) await expect(shared.run('x', item)).rejects.toMatchObject({ code: 'busy' });
  expect(worked).toEqual([]);
});
