import { setImmediate } from 'node:timers/promises';
import { GivesWay } from './gives-way.js';

const { signal } = new AbortController();

/** Keeps the process from anything else, as a request that is answered does. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

it('work in the background waits while others are served, and not for ever', async () => {
  const givesWay = new GivesWay();
  const served = setInterval(() => work(20), 1);
  work(50);
  let hasTurn = false;
  const turn = givesWay.turn(signal).then(() => (hasTurn = true));
  await setImmediate();
  expect(hasTurn).toBe(false);
  await turn;
  clearInterval(served);
});

it('it waits no longer when it is over', async () => {
  const givesWay = new GivesWay();
  work(50);
  await givesWay.turn(AbortSignal.abort());
});
