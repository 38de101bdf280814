import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compiled } from '../src/platform/testing/compiled.js';
import { temporaryDirectory } from '../src/platform/testing/temporary-directory.js';
import { StartupError } from '../src/platform/program/startup-error.js';
import { claimDataDirectory } from './data-directory.js';

describe('claiming a data directory', () => {
  let temporary: Awaited<ReturnType<typeof temporaryDirectory>>;
  let directory: string;

  beforeEach(async () => {
    temporary = await temporaryDirectory();
    directory = path.join(temporary.path, 'data', 'desk');
  });

  afterEach(() => temporary.remove());

  const refusal = (): string => {
    try {
      claimDataDirectory(directory);
    } catch (error) {
      if (error instanceof StartupError) return error.message;
    }
    throw new Error('It was not refused.');
  };

  /** Starts another process that claims the directory and keeps it until it ends. */
  const holder = async (): Promise<ChildProcess> => {
    const program = `
      const { claimDataDirectory } = await import(${JSON.stringify(compiled('embedded/data-directory.js'))});
      claimDataDirectory(${JSON.stringify(directory)});
      console.log('claimed');
      setInterval(() => undefined, 1000);
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return child;
  };

  it('makes it if need be, and leaves nothing in it when released', async () => {
    claimDataDirectory(directory).release();
    claimDataDirectory(directory).release();
    expect(await readdir(directory)).toEqual([]);
  });

  it('is refused while this process holds it', () => {
    const claim = claimDataDirectory(directory);
    expect(refusal()).toBe(
      `The data directory ${directory} is already in use by process ${process.pid}: stop it first, or set DATA_DIR to another directory.`,
    );
    claim.release();
  });

  it('is refused while another process holds it, and granted after that one was killed', async () => {
    const other = await holder();
    expect(refusal()).toContain(`already in use by process ${other.pid}:`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    claimDataDirectory(directory).release();
    expect(await readdir(directory)).toEqual([]);
  });

  it('is granted when a stranger has the number of a process that crashed', async () => {
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, `in-use-by-${process.ppid}-0123456789abcdef.lock`), '');
    claimDataDirectory(directory).release();
    expect(await readdir(directory)).toEqual([]);
  });

  it.each(['file', 'file/below'])('is refused when a file is in the way of %s', async (name) => {
    directory = path.join(temporary.path, name);
    await writeFile(path.join(temporary.path, 'file'), '');
    expect(refusal()).toBe(
      `The data directory ${directory} cannot be used: a file is in the way. Set DATA_DIR to a writable directory.`,
    );
  });

  // This is not tested as root, who may write everywhere.
  if (process.getuid?.() !== 0) {
    it('is refused where nothing can be written', async () => {
      await mkdir(directory, { recursive: true });
      await chmod(directory, 0o555);
      expect(refusal()).toContain(`${directory} cannot be used: this user may not write there.`);
    });
  }
});
