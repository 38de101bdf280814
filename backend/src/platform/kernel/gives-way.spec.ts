import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
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

it('it lets somebody go on who has just been answered', async () => {
  const givesWay = new GivesWay();
  let hasTurn = false;
  const server = createServer();
  const turnAfterAnswer = new Promise<boolean>((resolve) => {
    server.on('request', (_, response) => {
      response.on('finish', () => {
        void givesWay.turn(signal).then(() => (hasTurn = true));
        void setImmediate().then(() => resolve(hasTurn));
      });
      // Meanwhile the process has nothing to do.
      void pause(200).then(() => response.end());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await turnAfterAnswer).toBe(false);
  server.close();
});

it('it waits no longer when it is over', async () => {
  const givesWay = new GivesWay();
  work(50);
  await givesWay.turn(AbortSignal.abort());
});
