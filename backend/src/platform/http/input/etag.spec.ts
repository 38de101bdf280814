import { isKnown, parseIfMatch } from './etag.js';

describe('If-Match', () => {
  it.each([
    ['"4"', 4n],
    ['W/"4"', 4n],
    [' "4" ', 4n],
    ['"0"', 0n],
    ['"9007199254740993"', 9_007_199_254_740_993n],
    ['*', '*'],
    [undefined, undefined],
  ])('%s names %s', (header, revision) => expect(parseIfMatch(header)).toBe(revision));

  it.each(['4', '""', '"-1"', '"4', '"4", "5"', '"four"', 'w/"4"', '"4.0"', ''])('%s is refused', (header) =>
    expect(() => parseIfMatch(header)).toThrow('If-Match must be a revision such as "4", or *.'),
  );
});

describe('If-None-Match', () => {
  it.each(['"4"', 'W/"4"', '"3", "4"', '"3",W/"4"', ' "4" ', '*', ' * '])('%s knows "4"', (header) =>
    expect(isKnown(header, '"4"')).toBe(true),
  );

  it.each([undefined, '', '"3"', '4', '"4', '"W/"4""', '"3W/"4""', '**'])('%s does not', (header) =>
    expect(isKnown(header, '"4"')).toBe(false),
  );
});
