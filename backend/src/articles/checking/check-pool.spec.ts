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
  const tooLong = 'The text takes too long to check. It is checked again when it changes.';
  expect(new Set(findings.map(({ reason, message }) => `${reason} ${message}`))).toEqual(
    new Set([`could-not-be-checked ${tooLong}`]),
  );
  const { rules } = aText({});
  await expect(pool.impact([], rules, rules)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'not-checked',
  });
  expect(await pool.areUnlike([], 'A box.')).toBeUndefined();
});

it('asks who decides on it to come again when too many wait', async () => {
  const pool = new CheckPool(findingNothing());
  const text = aText({ content: 'A ledger.' });
  const waiting = Array.from({ length: 101 }, () => pool.check(text));

  const late = 'The text couldn’t be checked in time. Please try again.';
  const { findings, outcome } = await pool.check(text);
  expect(outcome).toBe('busy');
  expect(new Set(findings.map(({ message }) => message))).toEqual(new Set([late]));

  await expect(pool.checkSurely(aText({ content: 'A ledger.' }))).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'not-checked',
    message: late,
  });
  await expect(pool.impact([], text.rules, text.rules)).rejects.toMatchObject({ code: 'not-checked' });

  expect(new Set((await Promise.all(waiting)).map(({ outcome: each }) => each))).toEqual(
    new Set(['checked']),
  );
  expect(await pool.checkSurely(aText({ content: 'A ledger.' }))).toEqual([]);
  await pool.onApplicationShutdown();
});

it('checks the first text in the thread that stood by', async () => {
  const pool = new CheckPool(findingNothing());
  const threads = startedThreads();
  const limited = jest.spyOn(AbortSignal, 'timeout');

  pool.onApplicationBootstrap();
  expect(threads).toHaveLength(1);

  expect(await pool.check(aText({ content: 'A ledger.' }))).toEqual({ findings: [], outcome: 'checked' });
  expect(threads).toHaveLength(1);
  expect(limited.mock.calls).toEqual([[5_000]]);
  expect(threads[0]?.resourceLimits).toMatchObject({ maxOldGenerationSizeMb: 512 });
  await pool.onApplicationShutdown();
});

it('gives the thread what is to be checked, and how much of it', async () => {
  const program = path.join(directory, 'saying-it-again.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', (job) =>
       parentPort.postMessage(job.job === 'findings' ? { findings: [job] } : [job]));`,
  );
  const pool = new CheckPool(pathToFileURL(program));
  const text = aText({ content: 'A ledger.' });

  expect((await pool.check(text)).findings).toEqual([{ job: 'findings', text }]);
  expect((await pool.check(text, 'compared')).findings).toEqual([
    { job: 'findings', text, part: 'compared' },
  ]);
  const texts = [{ id: 'a-1', title: 'A title', content: 'A ledger.' }];
  const after = { ...text.rules, do_not: ['No "ledger"'] };
  expect(await pool.impact(texts, text.rules, after)).toEqual([
    { job: 'impact', texts, before: text.rules, after },
  ]);
  const runs = [Int32Array.of(1, 2)];
  expect(await pool.areUnlike(runs, 'A box.')).toEqual([{ job: 'likeness', texts: runs, other: 'A box.' }]);
  await pool.onApplicationShutdown();
});

it('has another version where the program of the thread is another', () => {
  const { version } = new CheckPool(findingNothing());
  expect(new CheckPool(findingNothing()).version).toBe(version);
  const program = path.join(directory, 'another.mjs');
  writeFileSync(program, 'export {};');
  expect(new CheckPool(pathToFileURL(program)).version).not.toBe(version);
});
