import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import type { Item } from '../readers/item.js';
import { FileReader } from './file-reader.js';

const directory = mkdtempSync(path.join(tmpdir(), 'file-reader-'));
afterAll(() => rmSync(directory, { recursive: true }));

const work = { path: 'a', fileName: 'a.md', kind: 'markdown', timeZone: 'utc' } as const;

/** Reads through a thread that runs the given program. */
function read(program: string, take: (items: readonly Item[]) => Promise<void> = async () => {}) {
  const file = path.join(directory, 'thread.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${program}`);
  return new FileReader(pathToFileURL(file)).read(work, take, new AbortController().signal);
}

describe('a thread that reads a file', () => {
  it('and fails has its error told as it is, for that is a fault of ours', async () => {
    await expect(read('throw new TypeError("no such member");')).rejects.toThrow('no such member');
  });

  it('and fails while what it has found is taken ends the reading alone', async () => {
    const program = `
      const { port1, port2 } = new MessageChannel();
      parentPort.postMessage({ items: [port2] }, [port2]);
      port1.once('message', () => { throw new TypeError('no such member'); });`;
    const take = async ([port]: readonly unknown[]): Promise<void> => {
      const closed = once(port as MessagePort, 'close');
      (port as MessagePort).postMessage('fail');
      await closed;
    };
    await expect(read(program, take)).rejects.toThrow('no such member');
  });

  it.each([
    [
      'takes too much memory',
      'for (const all = []; ; ) all.push(new Array(1_000_000).fill("x" + all.length));',
    ],
    ['ends without a word', 'process.exit();'],
  ])('and %s says so in a sentence', async (_, program) => {
    await expect(read(program)).rejects.toMatchObject({
      code: 'file-unreadable',
      message: 'The file could not be read: it takes too much time or memory.',
    });
  });
});
