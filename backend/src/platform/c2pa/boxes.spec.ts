import { cborIn } from './boxes.mjs';

const read = (hex: string): unknown => cborIn(Buffer.from(hex, 'hex'));

describe('data of a manifest', () => {
  // These examples are from RFC 8949, appendix A.
  it.each([
    ['1903e8', 1_000],
    ['1b000000e8d4a51000', 1_000_000_000_000],
    ['3903e7', -1_000],
    ['f90000', 0],
    ['f93c00', 1],
    ['f93e00', 1.5],
    ['f97bff', 65_504],
    ['f90001', 5.960464477539063e-8],
    ['f90400', 0.00006103515625],
    ['f9c400', -4],
    ['f97c00', Infinity],
    ['f9fc00', -Infinity],
    ['f97e00', NaN],
    ['fa47c35000', 100_000],
    ['fb3ff199999999999a', 1.1],
    ['f5', true],
    ['f6', null],
    ['c074323031332d30332d32315432303a30343a30305a', '2013-03-21T20:04:00Z'],
    ['7f657374726561646d696e67ff', 'streaming'],
    ['83010203', [1, 2, 3]],
    ['9f018202039f0405ffff', [1, [2, 3], [4, 5]]],
    [
      'a26161016162820203',
      new Map<string, unknown>([
        ['a', 1],
        ['b', [2, 3]],
      ]),
    ],
  ])('%s is read', (hex, value) => {
    expect(read(hex)).toEqual(value);
  });

  it.each([
    ['nothing', ''],
    ['a number that is cut off', '19'],
    ['bytes that are cut off', '5803aabb'],
    ['a list longer than anything', '9bffffffffffffffff'],
    ['an end without a beginning', 'ff'],
    ['a sign that means nothing', 'f8'],
    ['one value after another', '0102'],
    ['lists within lists', '81'.repeat(10_000)],
  ])('%s is refused', (_, hex) => {
    expect(() => read(hex)).toThrow();
  });
});
