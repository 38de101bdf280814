import { chatAnswer } from './chat-answer.js';

const answered = (more: object) => chatAnswer({ choices: [{ message: { content: '{}' } }], ...more });

describe('what is recorded of an answer', () => {
  it.each([
    ['a dated version', 'a-model-2026-01-01', 'a-model-2026-01-01'],
    ['NUL', 'a-model\0', undefined],
    ['half of a character', 'a-model\uD83D', undefined],
    ['nothing', '', undefined],
    ['something too long', 'a'.repeat(201), undefined],
  ])('is no name of the model with %s', (_, model, expected) => {
    expect(answered({ model })).toEqual({ model: expected, tokens: undefined, text: '{}' });
  });

  it.each([
    [120, { input: 120, output: 7 }],
    [100_000_000, { input: 100_000_000, output: 7 }],
    [100_000_001, undefined],
    [2 ** 31, undefined],
    [-1, undefined],
    [0.5, undefined],
    [Infinity, undefined],
    ['7', undefined],
  ])('are no counts of tokens that no call can have, such as %j', (prompt_tokens, expected) => {
    const usage = { prompt_tokens, completion_tokens: 7 };
    expect(answered({ usage })).toEqual({ model: undefined, tokens: expected, text: '{}' });
  });

  it.each([
    [{ cached_tokens: 96 }, 96],
    [{ cached_tokens: 0 }, 0],
    [{ cached_tokens: 4_000 }, 120],
    [{ cached_tokens: -1 }, undefined],
    [{ audio_tokens: 3 }, undefined],
    [null, undefined],
  ])('are tokens that the provider had kept, where it says so: %j', (prompt_tokens_details, cached) => {
    const usage = { prompt_tokens: 120, completion_tokens: 7, prompt_tokens_details };
    expect(answered({ usage }).tokens).toEqual({ input: 120, output: 7, cached });
  });
});
