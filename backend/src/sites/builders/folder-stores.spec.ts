import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../../platform/testing/temporary-directory.js';
import { fileStoreAt, type FileStore } from './folder-stores.js';
import { SiteFailure } from './site-builder.js';

let base: Awaited<ReturnType<typeof temporaryDirectory>>;
let repository: string;
let store: FileStore;

beforeEach(async () => {
  base = await temporaryDirectory();
  repository = path.join(base.path, 'site.git');
  git('init', '--quiet', '--bare');
  store = await fileStoreAt(base.path, 'site.git', 'content/posts');
});
afterEach(() => base.remove());

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' }).trim();

const loseObject = (revision: string): Promise<void> => {
  const id = git('rev-parse', revision);
  return rm(path.join(repository, 'objects', id.slice(0, 2), id.slice(2)));
};

describe('a bare repository', () => {
  it('holds no files before its first commit', async () => {
    expect([await store.names(), await store.read('a.md')]).toEqual([[], undefined]);
  });

  it('holds no files where its last one was removed', async () => {
    await store.write('a.md', 'text');
    await store.write('a.md', null);
    expect([await store.names(), await store.read('a.md')]).toEqual([[], undefined]);
  });

  it('holds what was written, by its name', async () => {
    await store.write('a.md', 'text\n');
    expect([await store.names(), await store.read('a.md'), await store.read('b.md')]).toEqual([
      ['a.md'],
      'text\n',
      undefined,
    ]);
  });

  it.each<[string, () => Promise<void>]>([
    ['its branch can’t be read', () => writeFile(path.join(repository, 'HEAD'), 'nonsense\n')],
    ['a commit is lost', () => loseObject('HEAD')],
    ['a directory is lost', () => loseObject('HEAD:content/posts')],
  ])('that fails because %s isn’t one without files', async (_, damage) => {
    await store.write('a.md', 'text');
    await damage();
    await expect(store.names()).rejects.toBeInstanceOf(SiteFailure);
    await expect(store.read('a.md')).rejects.toBeInstanceOf(SiteFailure);
  });
});
