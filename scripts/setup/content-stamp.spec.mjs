import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestOf, isStamped, removeStamp, writeStamp } from './content-stamp.mjs';

describe('a stamp', () => {
  /** @type {string} */
  let directory;
  /** @param {string} name */
  const file = (name) => path.join(directory, name);

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'stamp-'));
    mkdirSync(file('src/deep'), { recursive: true });
    writeFileSync(file('src/a.ts'), 'a');
    writeFileSync(file('src/deep/b.ts'), 'b');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('holds while the contents are the same, whatever the times say', () => {
    const stamp = file('dist/src.stamp');
    expect(isStamped(stamp, digestOf([file('src')]))).toBe(false);
    writeStamp(stamp, digestOf([file('src')]));
    utimesSync(file('src/a.ts'), 1, 1);
    expect(isStamped(stamp, digestOf([file('src')]))).toBe(true);
    removeStamp(stamp);
    expect(isStamped(stamp, digestOf([file('src')]))).toBe(false);
  });

  it.each([
    ['changed', () => writeFileSync(file('src/deep/b.ts'), 'B')],
    ['added', () => writeFileSync(file('src/deep/c.ts'), '')],
    ['removed', () => rmSync(file('src/a.ts'))],
  ])('breaks when a file is %s', (_, change) => {
    const before = digestOf([file('src')]);
    change();
    expect(digestOf([file('src')])).not.toBe(before);
  });

  it('leaves out what is no part of a build', () => {
    const before = digestOf([file('src')], /\.spec\.ts$/);
    writeFileSync(file('src/a.spec.ts'), 'test');
    expect(digestOf([file('src')], /\.spec\.ts$/)).toBe(before);
  });
});
