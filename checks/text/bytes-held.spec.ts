import { bytesHeld } from './bytes-held.js';

const long = 'x'.repeat(10_000);

describe('the bytes that a value holds', () => {
  it.each<[string, unknown]>([
    ['a text', long],
    ['a member', { text: long }],
    ['a member of a member', { a: { b: { c: long } } }],
    ['a list', [[1, long]]],
    ['a map’s value', new Map([['a', { text: long }]])],
    ['a map’s key', new Map([[long, 1]])],
    ['a set', new Set([long])],
    [
      'an object of a class',
      new (class Holder {
        private readonly text = [long];
        get(): string[] {
          return this.text;
        }
      })(),
    ],
  ])('count what is in %s', (_, value) => {
    expect(bytesHeld(value)).toBeGreaterThanOrEqual(20_000);
    expect(bytesHeld(value)).toBeLessThan(21_000);
  });

  it('count a buffer by its bytes', () => {
    for (const buffer of [
      Buffer.alloc(50_000),
      new Int32Array(12_500),
      new Int32Array(new SharedArrayBuffer(50_000)),
    ]) {
      expect(bytesHeld({ buffer })).toBeGreaterThanOrEqual(50_000);
      expect(bytesHeld({ buffer })).toBeLessThan(51_000);
    }
  });

  it('count many small things', () => {
    const spans = Array.from({ length: 1_000 }, (_, at) => ({ start: at, end: at + 1, by: null }));
    expect(bytesHeld(spans)).toBeGreaterThan(1_000 * 64);
    expect(bytesHeld([spans, [...spans]])).toBeLessThan(bytesHeld(spans) + 30_000);
  });

  it('count several values, and what occurs in both once', () => {
    const shared = { text: long };
    expect(bytesHeld(long, 'key')).toBeGreaterThan(bytesHeld(long));
    expect(bytesHeld(shared, shared)).toBeLessThan(21_000);
  });

  it('end with what holds itself, however deep', () => {
    const circle: { self?: unknown } = {};
    circle.self = [circle];
    expect(bytesHeld(circle)).toBeGreaterThan(0);
    let deep: unknown = long;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(bytesHeld(deep)).toBeGreaterThan(100_000);
  });

  it.each([undefined, null, 1, true, 10n, ''])('are more than nothing for %p', (value) => {
    expect(bytesHeld(value)).toBeGreaterThan(0);
  });
});
