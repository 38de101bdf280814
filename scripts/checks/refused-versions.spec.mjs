import { refusedVersions } from './refused-versions.mjs';

const supported = '^20.19.0 || ^22.13.0 || >=24.11.0';
const asking = (/** @type {string} */ node) => ({ engines: { node } });
const exception = { name: 'newer', asks: '>=22', because: 'It works.' };

describe('packages that refuse a supported version of Node', () => {
  it.each([
    '>=20',
    '>= 20.19',
    '*',
    '^20.19.0 || ^22.13.0 || >=24.11.0',
    '^18.14.0 || ^20.0.0 || ^22.0.0 || >=24.0.0',
    '20 || 22 || >=24',
  ])('are none that ask for %s', (range) => {
    expect(refusedVersions({ 'node_modules/a': asking(range) }, supported, [])).toEqual([]);
  });

  it.each([
    '>=22',
    '^20.20.0 || >=22',
    '^20.19.0 || ^22.14.0 || >=24',
    '^20.19.0 || ^22.13.0 || ^24.11.0',
    '>=20 <26',
  ])('are those that ask for %s', (range) => {
    expect(refusedVersions({ 'node_modules/a': asking(range) }, supported, [])).toEqual([
      `node_modules/a asks for Node ${range}, but ${supported} is supported.`,
    ]);
  });

  it('are found below other packages and among those for development and single systems', () => {
    const packages = {
      '': asking('>=99'),
      'node_modules/a': {},
      'node_modules/b': { engines: { npm: '>=8' } },
      'node_modules/b/node_modules/@c/d': { ...asking('>=22'), dev: true, optional: true },
    };
    expect(refusedVersions(packages, supported, [])).toEqual([
      `node_modules/b/node_modules/@c/d asks for Node >=22, but ${supported} is supported.`,
    ]);
  });

  it('may be excepted, each for what it asks now', () => {
    const nested = { 'node_modules/a/node_modules/newer': asking('>=22') };
    expect(refusedVersions(nested, supported, [exception])).toEqual([]);
    const changed = { 'node_modules/newer': asking('>=24.12') };
    expect(refusedVersions(changed, supported, [exception])).toHaveLength(2);
    const other = { 'node_modules/@scope/newer': asking('>=22') };
    expect(refusedVersions(other, supported, [exception])).toHaveLength(2);
  });

  it('are not excepted without need', () => {
    const unneeded = ['No package newer that asks for Node >=22 needs an exception.'];
    expect(refusedVersions({}, supported, [exception])).toEqual(unneeded);
    expect(refusedVersions({ 'node_modules/newer': asking('>=20') }, supported, [exception])).toEqual(
      unneeded,
    );
    expect(refusedVersions({ 'node_modules/newer': asking('>=22') }, '>=22.13', [exception])).toEqual(
      unneeded,
    );
  });
});
