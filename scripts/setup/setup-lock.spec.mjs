import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(path.join(import.meta.dirname, 'setup-lock.mjs')).href;

describe('the lock of installs and builds', () => {
  /** @type {string} */
  let directory;
  /** @type {string} */
  let lock;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'lock-'));
    lock = path.join(directory, 'setup');
    mkdirSync(lock);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  /**
   * Runs a task under the lock in a process of its own.
   * @param {string} task body of an async function
   */
  const inProcess = (task) =>
    spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `import fs from 'node:fs';
       import { setTimeout as delay } from 'node:timers/promises';
       import { withLock } from '${module}';
       await withLock(${JSON.stringify(lock)}, async (note) => { ${task} });`,
    ]);

  /** @param {import('node:child_process').ChildProcess} child */
  const ended = (child) => new Promise((resolve) => child.on('close', resolve));

  const aDeadPid = () => spawnSync(process.execPath, ['--eval', '']).pid;

  it('lets one process at a time in', async () => {
    const counter = path.join(directory, 'counter');
    writeFileSync(counter, '0');
    const addOne = `const n = Number(fs.readFileSync(${JSON.stringify(counter)}, 'utf8'));
      await delay(20);
      fs.writeFileSync(${JSON.stringify(counter)}, String(n + 1));`;
    const codes = await Promise.all(Array.from({ length: 5 }, () => ended(inProcess(addOne))));
    expect(codes).toEqual([0, 0, 0, 0, 0]);
    expect(readFileSync(counter, 'utf8')).toBe('5');
    expect(readdirSync(lock)).toEqual([]);
  });

  /** @param {number} pid */
  const leaveName = (pid) => writeFileSync(path.join(lock, `in-use-by-${pid}-0123456789abcdef.lock`), '');

  it('is taken over from processes that are dead, by one of those that wait', async () => {
    leaveName(aDeadPid());
    leaveName(aDeadPid());
    const results = path.join(directory, 'results');
    const append = (/** @type {string} */ text) =>
      `fs.appendFileSync(${JSON.stringify(results)}, '${text}'); await delay(20); fs.appendFileSync(${JSON.stringify(results)}, '${text}');`;
    await Promise.all(['a', 'b', 'c'].map((name) => ended(inProcess(append(name)))));
    expect(readFileSync(results, 'utf8')).toMatch(/^(aa|bb|cc){3}$/);
  });

  it('is taken over when its holder has gone and its number was given to another process', async () => {
    // The new owner of the number is one that lives on: this test.
    leaveName(process.pid);
    expect(await ended(inProcess(''))).toBe(0);
  });

  it('stays with a program that outlives the process that ran it', async () => {
    const program = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    const installer = inProcess(`note(${program.pid}); process.kill(process.pid, 'SIGKILL');`);
    await ended(installer);
    const waiting = inProcess(`console.log('entered');`);
    let output = '';
    const saysThatItWaits = new Promise((resolve) =>
      waiting.stdout.on('data', (data) => {
        output += data;
        resolve(undefined);
      }),
    );
    await saysThatItWaits;
    expect(output).toContain(`Process ${program.pid} is already installing or building here`);
    expect(output).not.toContain('entered');
    program.kill();
    expect(await ended(waiting)).toBe(0);
    expect(output).toContain('entered');
  });
});
