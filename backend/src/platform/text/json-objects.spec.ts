import { jsonObjectsIn } from './json-objects.js';

const objectsIn = (text: string): string[] =>
  jsonObjectsIn(text, 8).map(({ start, end }) => text.slice(start, end));

const object = String.raw`{"a": [1, -2.5e3, {"b": "}\"{\\"}, true, null], "c": {}, "é\u00e9": "x"}`;

describe('the objects in a text', () => {
  it.each([
    ['alone', object],
    ['after a brace', `Sure {here it is: ${object}`],
    ['before a brace', `${object} Enjoy :-} {`],
    ['between quotation marks and braces', `She said "{" and {"} and {'a': 1} : ${object}"{"`],
    ['within braces', `{{${object}}}`],
    ['after what begins like one', `{"a": "b", "list": [1, 2, ${object}`],
    ['after a text that does not end', `{"a": "b ${object}`],
    ['in a fence', `\`\`\`json\n${object}\n\`\`\``],
  ])('are found %s', (_, text) => {
    expect(objectsIn(text)).toEqual([object]);
  });

  it('are given in their order, the shortest left out, and none within another', () => {
    const text = `a {"a":{"b":1}} b {} c {"d":2} {"ee":{}} {"f":[}`;
    expect(objectsIn(text)).toEqual(['{"a":{"b":1}}', '{"d":2}', '{"ee":{}}']);
    const longest = jsonObjectsIn(text, 2).map(({ start, end }) => text.slice(start, end));
    expect(longest).toEqual(['{"a":{"b":1}}', '{"ee":{}}']);
  });

  it('are none that are nested too deeply to be read on', () => {
    const nested = (depth: number): string => `${'{"a":'.repeat(depth)}{"b":1}${'}'.repeat(depth)}`;
    expect(objectsIn(nested(99))).toEqual([nested(99)]);
    expect(objectsIn(nested(10_000)).join('').length).toBeLessThan(nested(100).length);
  });

  it.each([
    '{"a": 01}',
    '{"a": 1,}',
    '{"a" 1}',
    '{a: 1}',
    '{"a": "\n"}',
    String.raw`{"a": "\x"}`,
    String.raw`{"a": "\u12g4"}`,
    '{"a": [1 2]}',
    '{"a": [1}',
    '{"a": nul}',
    '{"a"}',
    '{"a": 1',
  ])('are none where JSON.parse reads none: %j', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(objectsIn(text)).toEqual([]);
  });
});

const mebibyte = 1_048_576;
const filled = (part: string): string => part.repeat(Math.ceil(mebibyte / part.length)).slice(0, mebibyte);

describe('a hostile text of a mebibyte', () => {
  it.each([
    '{',
    '}',
    '{}',
    '{{}',
    '{"a":',
    '{"a":{},',
    '[{',
    '{"a":[',
    '{"',
    '{"a":"{',
    String.raw`{"\"`,
    String.raw`{"a":"\\\"{`,
    '{"a":1,"b":{"',
    '{"a":"b"}{"a":',
    `{"a":${' '.repeat(1_000)}`,
    '{"a":"\n{"a":"',
    '```{<think>{"a":{"b":"',
  ])('takes the time of a long one, not of its square: %s', (part) => {
    // A text of an eighth of the length gives the measure; with quadratic time, this would be a factor of 64.
    const timeOf = (text: string): number => {
      const began = process.cpuUsage();
      jsonObjectsIn(text, 8);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1_000;
    };
    const text = filled(part);
    expect(timeOf(text)).toBeLessThan(40 * timeOf(text.slice(0, mebibyte / 8)) + 500);
  });
});
