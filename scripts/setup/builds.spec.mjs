import { jest } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFresh, runBuild } from './builds.mjs';
import { SetupError } from './setup-error.mjs';

describe('a build', () => {
  /** @type {string} */
  let directory;
  const file = (/** @type {string} */ name) => path.join(directory, name);

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'build-'));
    jest.spyOn(console, 'log').mockReturnValue();
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(directory, { recursive: true });
  });

  /**
   * @param {string} source
   * @param {string} step what makes the build out of `source`, with `out` for its directory
   * @returns {import('./builds.mjs').Build}
   */
  function aBuild(source, step) {
    writeFileSync(file('source'), source);
    const out = file('out');
    const program = `const fs = require('node:fs'); const out = ${JSON.stringify(out)};
      fs.mkdirSync(out); const write = (name) => fs.writeFileSync(out + '/' + name, ${JSON.stringify(source)}); ${step}`;
    return {
      name: 'example',
      sources: [file('source')],
      directory: out,
      result: file('out/result'),
      steps: [['--eval', program]],
    };
  }
  const good = `write('result')`;

  it('takes the place of the last one, of which nothing stays', async () => {
    await runBuild(aBuild('first', `${good}; write('gone')`));
    const build = aBuild('second', good);
    expect(isFresh(build)).toBe(false);
    await runBuild(build);
    expect(isFresh(build)).toBe(true);
    expect(readFileSync(build.result, 'utf8')).toBe('second');
    expect(readdirSync(directory).sort()).toEqual(['out', 'out.stamp', 'source']);
    expect(readdirSync(build.directory)).toEqual(['result']);
  });

  it.each([
    ['fails', `write('half'); process.exit(1)`],
    ['makes no result', `write('half')`],
  ])('that %s leaves the last one as it was, which is no longer fresh', async (_, step) => {
    await runBuild(aBuild('first', good));
    const build = aBuild('second', step);
    await expect(runBuild(build)).rejects.toThrow(SetupError);
    expect(readdirSync(build.directory)).toEqual(['result']);
    expect(readFileSync(build.result, 'utf8')).toBe('first');
    expect(isFresh(build)).toBe(false);
    await runBuild(aBuild('second', good));
    expect(readFileSync(build.result, 'utf8')).toBe('second');
  });

  it('that fails when there was none leaves none', async () => {
    await expect(runBuild(aBuild('first', `${good}; process.exit(1)`))).rejects.toThrow(SetupError);
    expect(readdirSync(directory)).toEqual(['source']);
  });
});
