import { described, flag, listOf, moment, nameText, nested, oneOf, text, whole } from './field-rules.js';

class Item {}

const lowercase = { regex: /^[a-z]+$/, must: 'must be lowercase' };

describe('what a value must be', () => {
  it.each([
    [text({ min: 2, max: 4 }), 'ab', 'abcd'],
    [text({ pattern: lowercase }), 'abc', 'x'],
    [text({ singleLine: true }), 'one line', ''],
    [whole({ min: 1, max: 20 }), 1, 20],
    [listOf(text(), { min: 1, max: 2 }), ['a'], ['a', 'b']],
    [nested(Item), {}, { a: 1 }],
    [nameText({ min: 1, max: 5 }), 'Mara', 'M'],
    [described({ type: 'string' }), {}, 7],
  ])('%# is kept', (rule, ...values) => {
    expect(values.map(rule.fault)).toEqual([undefined, undefined]);
  });

  it.each([
    [text({ min: 2, max: 4 }), 'a', 'must be 2 to 4 characters long'],
    [text({ min: 2, max: 4 }), 'abcde', 'must be 2 to 4 characters long'],
    [text({ pattern: lowercase }), 'Abc', 'must be lowercase'],
    [text({ singleLine: true }), 'a\tb', 'must be a single line without control characters'],
    [whole({ min: 1, max: 20 }), 0, 'must be a whole number from 1 to 20'],
    [whole({ min: 1, max: 20 }), 21, 'must be a whole number from 1 to 20'],
    [listOf(text()), [7, 'a'], '[0] must be text'],
    [nested(Item), null, 'must be an object'],
    [nested(Item), 'a', 'must be an object'],
    [nested(Item), [], 'must be an object'],
    [nameText({ min: 1, max: 5 }), 'Marabou', 'must be 1 to 5 characters long'],
  ])('%# is told: %j %s', (rule, value, fault) => {
    expect(rule.fault(value)).toBe(fault);
  });

  it('is no name with an invisible character', () => {
    expect(nameText({ min: 1, max: 9 }).fault('Ma\u200bra')).toBeDefined();
  });

  it('is a text of several lines unless it must be one', () => {
    expect(text().fault('two\nlines')).toBeUndefined();
  });
});

describe('a moment', () => {
  it.each([
    '2026-11-23T09:00Z',
    '2026-11-23T09:00:00Z',
    '2026-11-23T09:00:00.5Z',
    '2026-11-23T09:00:00.123456789Z',
    '2026-11-23T09:00:00+05:30',
    '2024-02-29T23:59:59-08:00',
    '9999-12-31T23:59:59Z',
  ])('may be %s', (value) => expect(moment().fault(value)).toBeUndefined());

  it.each([
    '2026-11-23',
    '2026-11-23T09:00:00',
    '2026-11-23 09:00:00Z',
    'on 2026-11-23T09:00:00Z',
    '2026-11-23T09:00:00Z or so',
    '2026-11-23T09:00:00.1234567890Z',
    '2026-11-23T09:00:00.Z',
    '2026-11-23T09:00:00*05:30',
    '2025-02-29T00:00:00Z',
    '2026-11-23T25:00:00Z',
    '9999-12-31T23:59:59-01:00',
    '0000-01-01T00:00:00+01:00',
    ['2026-11-23T09:00:00Z'],
    1_800_000_000_000,
    null,
  ])('may not be %s', (value) =>
    expect(moment().fault(value)).toBe('must be a date and time such as 2026-11-23T09:00:00Z'),
  );
});

describe('the API’s document says of', () => {
  it.each([
    ['any text', text(), { type: 'string' }],
    ['a text with limits', text({ min: 1, max: 300 }), { type: 'string', minLength: 1, maxLength: 300 }],
    ['a text as long as a body', text({ max: 1_000_000 }), { type: 'string' }],
    ['a number', whole({ min: 1, max: 20 }), { type: 'integer', minimum: 1, maximum: 20 }],
    ['a choice', oneOf(['draft', 'promoted']), { type: 'string', enum: ['draft', 'promoted'] }],
    ['a flag', flag(), { type: 'boolean' }],
    ['a moment', moment(), { type: 'string', format: 'date-time' }],
    ['an object', nested(Item), { type: Item }],
    ['a list of texts', listOf(text()), { type: 'array', items: { type: 'string' } }],
    ['a list of objects', listOf(Item, { min: 1 }), { type: [Item], minItems: 1 }],
    ['anything described', described({ type: 'string' }), { type: 'string' }],
  ])('%s what it is', (_, rule, schema) => expect(rule.schema).toEqual(schema));
});

describe('what comes in is', () => {
  it('read from a query, or left to be refused', () => {
    const read = whole({ min: -99, max: 99 }).parse;
    expect(['12', '-12', '1e1', 'x5', '5x', '', 7, ['5']].map((value) => read?.(value))).toEqual([
      12,
      -12,
      '1e1',
      'x5',
      '5x',
      '',
      7,
      ['5'],
    ]);
    expect(['true', 'false', 'yes'].map((value) => flag().parse?.(value))).toEqual([true, false, 'yes']);
    expect(listOf(whole({ min: 0, max: 9 })).parse?.(['1', 'x'])).toEqual([1, 'x']);
    expect(listOf(text()).parse?.('a')).toEqual(['a']);
  });

  it.each([
    [text(), 'a\r\nb\rc\n', 'a\nb\nc\n'],
    [text({ trim: true }), '\r\na\r\n', 'a'],
    [text({ asSent: true }), 'a\r\nb', 'a\r\nb'],
    [text(), 7, 7],
  ])('%# has line feeds unless it is to stay as it is: %j', (rule, value, cleaned) => {
    expect(rule.clean?.(value)).toBe(cleaned);
  });

  it('cleaned in lists as well, where there is something to clean', () => {
    expect(listOf(text({ trim: true })).clean?.([' a ', 7])).toEqual(['a', 7]);
    expect(listOf(text({ trim: true })).clean?.(' a ')).toBe(' a ');
    expect(listOf(flag()).clean).toBeUndefined();
    const name = nameText({ min: 1, max: 9 });
    expect([name.clean?.(' Mara  van '), name.clean?.(7)]).toEqual(['Mara van', 7]);
  });
});
