import { decodeCursor, encodeCursor, pageOf } from './page.js';

describe('a cursor', () => {
  it('gives back the key that it was made from', () => {
    const key = ['2026-11-20T09:30:00.000Z', 'é "quoted" 🖼', 7];
    expect(decodeCursor(encodeCursor(key), 3)).toEqual(key);
  });

  it('stands in an address as it is', () => {
    const cursor = encodeCursor(['a/b+c=d&?', 'ÿÿÿ']);
    expect(encodeURIComponent(cursor)).toBe(cursor);
  });

  it.each([
    '',
    'nonsense',
    encodeCursor(['one']),
    encodeCursor(['a', 'b', 'c']),
    btoa('[{},[]]'),
    btoa('{"0":1}'),
  ])('%s of another making is refused', (cursor) =>
    expect(() => decodeCursor(cursor, 2)).toThrow('The cursor must be the nextCursor of the previous page.'),
  );
});

it.each([
  ['more than the page holds', [5, 4, 3], { items: [5, 4], nextCursor: encodeCursor([4]) }],
  ['just as many', [5, 4], { items: [5, 4], nextCursor: null }],
  ['none', [], { items: [], nextCursor: null }],
])('a page of %s', (_, rows, page) => {
  expect(pageOf(rows, 2, (last) => [last])).toEqual(page);
});
