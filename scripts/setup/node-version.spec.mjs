import { readFileSync } from 'node:fs';
import { isSupported, oldestNode } from './node-version.mjs';

describe('the oldest Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['24.11.1', true],
    ['20.18.3', false],
    ['18.20.8', false],
  ])('%s is supported: %s', (version, supported) => {
    expect(isSupported(version)).toBe(supported);
  });

  it('is the one that package.json names', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe(`>=${oldestNode}`);
  });
});
