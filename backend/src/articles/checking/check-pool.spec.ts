import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { checks } from '../../../../checks/registry.js';
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

function findingNothing(): URL {
  const program = path.join(directory, 'finding-nothing.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => parentPort.postMessage({ findings: [] }));`,
  );
  return pathToFileURL(program);
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

it('tells a decision that every check could not check a text over which the thread ends', async () => {
  const program = path.join(directory, 'ending.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('It is too much.'); });`,
  );
  const pool = new CheckPool(pathToFileURL(program));

  const findings = await pool.checkSurely(aText({ content: 'A ledger.' }));

  expect(findings.map(({ rule }) => rule)).toEqual(checks.map(({ id }) => id));
  expect(new Set(findings.map(({ reason }) => reason))).toEqual(new Set(['could-not-be-checked']));
});

it('asks who decides on it to come again when too many wait', async () => {
  const pool = new CheckPool(findingNothing());
  const waiting = Array.from({ length: 101 }, () => pool.check(aText({ content: 'A ledger.' })));

  await expect(pool.checkSurely(aText({ content: 'A ledger.' }))).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'not-checked',
  });

  await Promise.all(waiting);
  expect(await pool.checkSurely(aText({ content: 'A ledger.' }))).toEqual([]);
  await pool.onApplicationShutdown();
});

it('checks the first text in the thread that stood by', async () => {
  const pool = new CheckPool(findingNothing());
  const threads = startedThreads();

  pool.onApplicationBootstrap();

  expect(await pool.check(aText({ content: 'A ledger.' }))).toEqual({ findings: [], outcome: 'checked' });
  expect(threads).toHaveLength(1);
  await pool.onApplicationShutdown();
});
