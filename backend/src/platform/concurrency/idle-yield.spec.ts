import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { IdleYield } from './idle-yield.js';

const { signal } = new AbortController();

/** Keeps the process busy, as answering a request does. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

it('work in the background waits while others are served, and not for ever', async () => {
  const idleYield = new IdleYield();
  const served = setInterval(() => work(20), 1);
  work(50);
  let hasTurn = false;
  const turn = idleYield.turn(signal).then(() => (hasTurn = true));
  await setImmediate();
  expect(hasTurn).toBe(false);
  await turn;
  clearInterval(served);
});

describe('while the process has little else to do', () => {
  const idleYield = new IdleYield();
  const server = createServer();

  /** Whether work in the background has its turn as soon as it asks. */
  async function hasTurnAtOnce(): Promise<boolean> {
    let hasTurn = false;
    void idleYield.turn(signal).then(() => (hasTurn = true));
    await setImmediate();
    return hasTurn;
  }

  async function ask(): Promise<void> {
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  beforeEach(async () => {
    server.removeAllListeners('request').listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(() => void server.close());

  it('it lets somebody go on who has just been answered', async () => {
    const turnAfterAnswer = new Promise<boolean>((resolve) => {
      server.on('request', (_, response) => {
        response.on('finish', () => void hasTurnAtOnce().then(resolve));
        void pause(200).then(() => response.end());
      });
    });
    await ask();
    expect(await turnAfterAnswer).toBe(false);
  });

  it('it lets somebody go on who still waits for an answer', async () => {
    const turnBeforeAnswer = new Promise<boolean>((resolve) => {
      server.on('request', (_, response) => {
        // This is as much work as a list takes; it does not make the process busy.
        work(10);
        void hasTurnAtOnce()
          .then(resolve)
          .finally(() => response.end());
      });
    });
    await pause(200);
    await ask();
    expect(await turnBeforeAnswer).toBe(false);
  });
});

it('it waits no longer when it is over', async () => {
  const idleYield = new IdleYield();
  work(50);
  await idleYield.turn(AbortSignal.abort());
});
