import { parsedDocument } from './checked-document.js';
import { repeatedMembers } from './repeated-members.js';

const sentences = (json: string): string[] => repeatedMembers(json, 'content').map(({ message }) => message);
const twice = (name: string, line: number): string =>
  `${name} appears twice in one object, the second time on line ${line}.`;

describe('members with the name of another one', () => {
  it.each([
    ['{"a": 1, "a": 2}', [twice('a', 1)]],
    ['{\n"a": 1,\n"b": 2,\n"a": 3,\n\n"b": 4}', [twice('a', 4), twice('b', 6)]],
    ['{"a": 1, "\\u0061": 2}', [twice('a', 1)]],
    ['{"say \\"a\\"": 1, "say \\"a\\"": 2}', [twice('say "a"', 1)]],
    ['{"a": {"b": 1}, "c": [1, {"d": 1}],\n"a": 2}', [twice('a', 2)]],
    ['{"a": 1, "a": 2, "a": 3}', [twice('a', 1), twice('a', 1)]],
    ['[{"a": [{"b": 1, "b": 2}]}]', [twice('b', 1)]],
  ])('%j are told', (json, told) => expect(sentences(json)).toEqual(told));

  it.each([
    '{"a": 1, "b": 2}',
    '{"a": {"a": {"a": 1}}}',
    '[{"a": 1}, {"a": 2}]',
    '{"a": [{"b": 1}, {"b": 2}], "b": 3}',
    '{"a": "a", "b": "a"}',
    '{"a": "{\\"b\\": 1, \\"b\\": 2}"}',
    '["a", "a"]',
    '"a"',
  ])('%j are none', (json) => expect(sentences(json)).toEqual([]));

  it('are told a hundred times at most', () => {
    expect(sentences(`{${Array(200).fill('"a": 1').join()}}`)).toHaveLength(100);
  });

  it.each([
    [100, 'a'.repeat(100)],
    [101, `${'a'.repeat(100)}…`],
  ])('are told with the beginning of a name of %d characters', (length, told) => {
    const name = 'a'.repeat(length);
    expect(sentences(`{"${name}": 1, "${name}": 2}`)).toEqual([twice(told, 1)]);
  });

  it('refuse the document', () => {
    expect(() => parsedDocument('{"a": 1, "a": 2}', 'content')).toThrow(
      expect.objectContaining({
        details: { errors: [{ field: 'content', message: twice('a', 1) }] },
      }) as Error,
    );
    expect(parsedDocument('{"a": 1, "b": 2}', 'content')).toEqual({ a: 1, b: 2 });
  });
});
