import { BodyRules } from './body-rules.js';
import { decodeCursor, encodeCursor, isMoment, PageQuery, pageOf, positionAt } from './page.js';

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
    btoa('["a",{}]'),
    btoa('["a",null]'),
    encodeCursor(['a', 'b\0']),
    encodeCursor(['a', '\uD800']),
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

it('a cursor of another making is the fault of the field', () => {
  const message = 'The cursor must be the nextCursor of the previous page.';
  expect(() => decodeCursor('nonsense', 1)).toThrow(
    expect.objectContaining({ details: { errors: [{ field: 'cursor', message }] } }) as Error,
  );
});

describe('a list by commit positions', () => {
  it('begins at its beginning', () => expect(positionAt(undefined)).toBeUndefined());

  it.each([[0], ['7'], ['999999999999999999']])('continues at %s', (position) =>
    expect(positionAt(encodeCursor([position]))).toBe(String(position)),
  );

  it.each([[-1], [1.5], ['x7'], ['7x'], [''], ['1000000000000000000']])(
    'does not continue at %s',
    (position) => expect(() => positionAt(encodeCursor([position]))).toThrow('The cursor must be'),
  );
});

describe('a moment in a cursor', () => {
  it('is as it was written', () => expect(isMoment('2026-11-20T09:30:00.000Z')).toBe(true));

  it.each([
    undefined,
    1_800_000_000_000,
    '',
    'yesterday',
    '2026-11-20',
    '2026-02-30T09:30:00.000Z',
    '2026-13-01T09:30:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '+012026-01-01T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
  ])('is not %s', (value) => expect(isMoment(value)).toBe(false));
});

describe('the query of a list', () => {
  const read = (query: object) => new BodyRules().transform(query, { type: 'query', metatype: PageQuery });

  it('has a size and a cursor, or neither', async () => {
    expect(await read({})).toEqual({});
    expect(await read({ limit: '1', cursor: 'abc' })).toEqual({ limit: 1, cursor: 'abc' });
    expect(await read({ limit: '100', cursor: 'a'.repeat(2_000) })).toMatchObject({ limit: 100 });
  });

  it.each([[{ limit: '0' }], [{ limit: '101' }], [{ cursor: 'a'.repeat(2_001) }]])(
    'is refused for what is out of bounds: %#',
    async (query) => {
      await expect(read(query)).rejects.toMatchObject({ kind: 'invalid' });
    },
  );
});
