import { isComplete } from './packages.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' },
  'node_modules/core-mac': { version: '1.0.0', optional: true },
};

describe('what is installed', () => {
  it('is complete when every package is there as wanted; an optional one may miss', () => {
    expect(isComplete(wanted, { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' } })).toBe(
      true,
    );
  });

  it.each([
    ['misses a package', {}],
    ['has another version', { 'node_modules/zod': { version: '4.0.1', integrity: 'sha512-z' } }],
    ['has another content', { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-y' } }],
    [
      'has a package too many',
      {
        'node_modules/zod': { version: '4.0.0', integrity: 'sha512-z' },
        'node_modules/old': { version: '1.0.0' },
      },
    ],
  ])('is not when it %s', (_, installed) => {
    expect(isComplete(wanted, installed)).toBe(false);
  });
});
