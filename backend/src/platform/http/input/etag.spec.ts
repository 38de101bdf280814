import { parseIfMatch } from './etag.js';

describe('If-Match', () => {
  it.each([
    ['"4"', 4n],
    ['W/"4"', 4n],
    ['"0"', 0n],
    ['"9007199254740993"', 9_007_199_254_740_993n],
    ['*', '*'],
    [undefined, undefined],
  ])('%s names %s', (header, revision) => expect(parseIfMatch(header)).toBe(revision));

  it.each(['4', '""', '"-1"', '"4', '"4", "5"', '"four"', 'w/"4"', '"4.0"', ''])('%s is refused', (header) =>
    expect(() => parseIfMatch(header)).toThrow('If-Match must be a revision such as "4", or *.'),
  );
});
