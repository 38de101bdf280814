import { said } from './redaction.js';

const secrets = ['house-key-1234', 'Bearer house-token', 'a "quoted" one', 'ab'];

describe('what a provider said', () => {
  it.each([
    ['Incorrect API key provided: house-key-1234.', 'Incorrect API key provided: [key].'],
    ['Header "Bearer house-token" refused', 'Header "[key]" refused'],
    ['Token house-token is not known', 'Token [key] is not known'],
    ['{"x":"a \\"quoted\\" one"}', '{"x":"[key]"}'],
    ['?auth=Bearer%20house-token&a=b', '?auth=[key]&a=b'],
    ['ab is in many words', 'ab is in many words'],
    ['Wrong key sk-proj-Abc123****wxyz.', 'Wrong key [key].'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: [key]'],
    ['you sent bearer abc.def.ghi', 'you sent [key]'],
    ['{"api_key": "short1", "b": 1}', '{"api_key": "[key]", "b": 1}'],
    ['POST https://u:pass@a.example/v1?key=AIzaSyD-1234567890', 'POST https://[key]@a.example/v1?key=[key]'],
    ['id 0123456789abcdef0123456789abcdef!', 'id [key]!'],
    ['max_tokens: 16000 > 4096', 'max_tokens: 16000 > 4096'],
    ['model claude-3-5-sonnet-20241022', 'model claude-3-5-sonnet-20241022'],
    ['type: invalid_request_error', 'type: invalid_request_error'],
  ])('%j has no key in it', (words, expected) => {
    expect(said(words, secrets)).toBe(expected);
  });

  it('is one line whose control characters can be seen', () => {
    const words = 'one\r\n\ttwo\0 \u001b[31m \u202e right \ud800 \u2028 end ';
    expect(said(words, [])).toBe(String.raw`one two\u0000 \u001b[31m \u202e right \ud800 \u2028 end`);
  });

  it('is cut, though never through a character or a key', () => {
    const long = said(`${'x '.repeat(240)}${'💎'.repeat(50)}`, []);
    expect(long.length).toBeLessThanOrEqual(500);
    expect(long.isWellFormed()).toBe(true);
    expect(said(`${'x '.repeat(248)}house-key-1234`, secrets)).not.toContain('house');
    expect(said('y'.repeat(4_000_000), [])).toMatch(/^y{499}…$/);
  });
});
