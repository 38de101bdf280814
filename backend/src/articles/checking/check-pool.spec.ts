import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { aText } from '../../../../checks/testing/checked.js';
import { CheckPool } from './check-pool.js';

let directory: string;

beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'check-pool-'))));

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

/** The threads that are started from now on. */
function startedThreads(): readonly Worker[] {
  return jest.spyOn(Worker.prototype, 'unref').mock.contexts as Worker[];
}

it('goes on without the thread that stood by and could not load its program', async () => {
  const program = path.join(directory, 'broken.mjs');
  writeFileSync(program, `throw new Error('It cannot be loaded.')`);
  const pool = new CheckPool(pathToFileURL(program));
  const threads = startedThreads();

  pool.onApplicationBootstrap();
  await new Promise((resolve) => threads[0]?.once('exit', resolve));

  expect(await pool.check(aText({ content: 'A ledger.' }))).toMatchObject({ outcome: 'failed' });
  expect(threads).toHaveLength(2);
});

it('checks the first text in the thread that stood by', async () => {
  const program = path.join(directory, 'finding-nothing.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => parentPort.postMessage([]));`,
  );
  const pool = new CheckPool(pathToFileURL(program));
  const threads = startedThreads();

  pool.onApplicationBootstrap();

  expect(await pool.check(aText({ content: 'A ledger.' }))).toEqual({ findings: [], outcome: 'checked' });
  expect(threads).toHaveLength(1);
  await pool.onApplicationShutdown();
});
