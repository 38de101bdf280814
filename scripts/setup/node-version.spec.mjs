import { readFileSync } from 'node:fs';
import semver from 'semver';
import { endOfSupport, isSupported, supportedNode } from './node-version.mjs';

describe('the versions of Node', () => {
  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.0.0', false],
    ['22.11.0', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.11.1', false],
    ['24.0.0', false],
    ['24.10.0', false],
    ['24.11.0', true],
    ['25.0.0', true],
  ])('%s is supported: %s', (version, supported) => {
    expect(isSupported(version)).toBe(supported);
  });

  it('are told in code that any Node understands as in the range', () => {
    for (let major = 18; major <= 30; major += 1) {
      for (let minor = 0; minor <= 30; minor += 1) {
        const version = `${major}.${minor}.0`;
        expect([version, isSupported(version)]).toEqual([version, semver.satisfies(version, supportedNode)]);
      }
    }
  });

  it('that get no more fixes are told in one line, and the one to take instead', () => {
    expect(endOfSupport('20.20.2')).toMatch(/^This is Node 20\.20\.2: .*Node 24 is recommended\.$/);
    for (const version of ['22.13.0', '24.11.0', '25.0.0']) expect(endOfSupport(version)).toBeUndefined();
    const recommended = readFileSync('.nvmrc', 'utf8').trim();
    expect(semver.subset(`^${recommended}.11.0`, supportedNode)).toBe(true);
    expect(endOfSupport('20.19.0')).toContain(`Node ${recommended} `);
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${recommended}.`);
  });

  it('are those that package.json and its lock file name', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe(supportedNode);
    expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages[''].engines.node).toBe(
      supportedNode,
    );
  });
});
