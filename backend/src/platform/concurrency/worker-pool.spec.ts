import { jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WorkerPool } from './worker-pool.js';

let directory: string;
let pool: Pool | undefined;
let threads: readonly Worker[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'worker-pool-'));
  threads = jest.spyOn(Worker.prototype, 'unref').mock.contexts as Worker[];
});

afterEach(async () => {
  await pool?.onApplicationShutdown();
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

class Pool extends WorkerPool<unknown, unknown> {
  override standBy(): void {
    super.standBy();
  }
}

const endless = 600_000;

/** A pool of threads that run some code for each piece of work; by default they send it back. */
function poolThat(does = 'parentPort.postMessage(work)', bounds = {}): Pool {
  const program = path.join(directory, 'program.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (work) => { ${does} });`,
  );
  pool = new Pool(pathToFileURL(program), {
    threads: 1,
    mostWaiting: 1,
    limitMs: endless,
    heapMebibytes: 16,
    ...bounds,
  });
  return pool;
}

const hasEnded = ({ threadId }: Worker): boolean => threadId === -1;

it('does one piece after the other in one thread, which is kept', async () => {
  const answers = poolThat();
  expect(await Promise.all([answers.run(1), answers.run(2)])).toEqual([{ result: 1 }, { result: 2 }]);
  const listening = threads[0]?.listenerCount('exit');
  expect(await answers.run(3)).toEqual({ result: 3 });
  expect(threads).toHaveLength(1);
  expect(threads[0]?.listenerCount('exit')).toBe(listening);
  await answers.onApplicationShutdown();
  expect(threads.map(hasEnded)).toEqual([true]);
});

it('does as many at once as it may have threads', async () => {
  const answers = poolThat(undefined, { threads: 2 });
  await Promise.all([answers.run(1), answers.run(2)]);
  expect(threads).toHaveLength(2);
});

it('refuses a piece beyond those that wait, at once, until one is done', async () => {
  const answers = poolThat();
  const taken = Promise.all([answers.run(1), answers.run(2)]);
  expect(await answers.run(3)).toEqual({ refused: 'busy' });
  expect(await taken).toEqual([{ result: 1 }, { result: 2 }]);
  expect(await answers.run(4)).toEqual({ result: 4 });
});

it('refuses a piece that takes too long, ends its thread, and does the next in another', async () => {
  const answers = poolThat('if (work === "endless") for (;;); parentPort.postMessage(work)', {
    limitMs: 300,
  });
  expect(await answers.run('endless')).toEqual({ refused: 'failed' });
  expect(threads.map(hasEnded)).toEqual([true]);
  // The next thread has the full time again; on a busy machine, it may need more than this.
  await answers.run(1);
  expect(threads).toHaveLength(2);
});

it.each([
  ['breaks off', 'throw new Error("It is too much.")'],
  ['ends by itself', 'process.exit()'],
  ['has no more memory', 'const all = []; for (;;) all.push(new Array(1_000).fill(work))'],
])('refuses a piece at once over which the thread %s, and does the next in another', async (_, does) => {
  const answers = poolThat(`if (work === 2) parentPort.postMessage(work); else { ${does} }`);
  expect(await answers.run(1)).toEqual({ refused: 'failed' });
  expect(threads.map(hasEnded)).toEqual([true]);
  expect(await answers.run(2)).toEqual({ result: 2 });
  expect(threads).toHaveLength(2);
});

it('refuses a piece that no thread can be given', async () => {
  const answers = poolThat();
  expect(await answers.run(() => undefined)).toEqual({ refused: 'failed' });
  expect(await answers.run(1)).toEqual({ result: 1 });
});

it('has a thread ready before there is work, and goes on without it where it ends', async () => {
  const answers = poolThat();
  answers.standBy();
  expect(threads).toHaveLength(1);
  await answers.run(1);
  expect(threads).toHaveLength(1);
  await threads[0]?.terminate();
  expect(await answers.run(2)).toEqual({ result: 2 });
  expect(threads).toHaveLength(2);
  const ending = jest.spyOn(Worker.prototype, 'terminate');
  await answers.onApplicationShutdown();
  expect(ending).toHaveBeenCalledTimes(1);
});

it('gives a thread its memory, and its complaints to nobody', async () => {
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answers = poolThat('console.error("A complaint."); parentPort.postMessage(work)');
  await answers.run(1);
  expect(threads[0]?.resourceLimits).toMatchObject({
    maxOldGenerationSizeMb: 16,
    maxYoungGenerationSizeMb: 6,
  });
  await answers.onApplicationShutdown();
  expect(told).not.toHaveBeenCalled();
});

it('ends a thread that has had nothing to do for as long as it is kept, and does the next piece in another', async () => {
  const answers = poolThat(undefined, { keptMs: 50 });
  expect(await answers.run(1)).toEqual({ result: 1 });
  const [worker] = threads;
  if (worker && !hasEnded(worker)) await once(worker, 'exit');
  expect(await answers.run(2)).toEqual({ result: 2 });
  expect(threads).toHaveLength(2);
});
