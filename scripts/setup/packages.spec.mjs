import { isComplete } from './packages.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' },
};
const installed = { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' } };
/** @type {import('./packages.mjs').Machine} */
const machine = { platform: 'linux', arch: 'x64' };

describe('what is installed', () => {
  it('is complete when every package is there as wanted', () => {
    expect(isComplete(wanted, installed, machine)).toBe(true);
  });

  it.each([
    ['misses a package', {}],
    ['has another version', { 'node_modules/zod': { version: '4.0.1', integrity: 'sha512-z' } }],
    ['has another content', { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-y' } }],
    ['has a package too many', { ...installed, 'node_modules/old': { version: '1.0.0' } }],
  ])('is not when it %s', (_, found) => {
    expect(isComplete(wanted, found, machine)).toBe(false);
  });

  it.each([
    ['for any machine', true, {}],
    ['for another system', true, { os: ['darwin'], cpu: ['x64'] }],
    ['for another processor', true, { os: ['linux'], cpu: ['arm64'] }],
    ['for every system but this one', true, { os: ['!linux'] }],
    ['for no machine at all', true, { cpu: ['wasm32'] }],
    ['for one of two C libraries', true, { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['for this machine', false, { os: ['linux'], cpu: ['x64'] }],
    ['for several processors, this one too', false, { cpu: ['arm64', 'x64'] }],
    ['for every system but another', false, { os: ['!win32'], cpu: ['x64'] }],
  ])('may miss an optional package %s: %s', (_, may, fields) => {
    const named = { ...wanted, 'node_modules/core': { version: '1.0.0', optional: true, ...fields } };
    expect(isComplete(named, installed, machine)).toBe(may);
  });
});
