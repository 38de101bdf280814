import { jsonFaultIn } from './json-fault';

describe('a fault in a text as JSON', () => {
  it.each([
    ['a list', '[{"a": [1, null]}]'],
    ['text in any script', '"\u00fc \u6c49 \ud83d\ude42"'],
  ])('is not found in %s', (_what, text) => {
    expect(jsonFaultIn(text)).toBeUndefined();
  });

  it.each([
    ['a trailing comma', '[\n  1,\n]', 3, 1],
    ['a bare word', '{\n  "a": word\n}', 2, 8],
    ['a missing colon', '{"a" 1}', 1, 6],
    ['a missing comma', '[\n  {}\n  {}\n]', 3, 3],
    ['an end too early', '{\n  "a": 1', 2, 9],
    ['an empty text', '', 1, 1],
    ['something after the end', '[1] x', 1, 5],
    ['a line break in a string', '["a\nb"]', 1, 4],
  ])('is found at %s', (_what, text, line, column) => {
    expect(jsonFaultIn(text)).toMatchObject({ line, column });
  });

  it('is told without the browser’s own place and excerpt', () => {
    expect(jsonFaultIn('[1,]')?.message).toMatch(/^Unexpected token '?]'?$/);
    expect(jsonFaultIn('{"a" 1}')?.message).toBe("Expected ':' after property name");
  });
});
