import { ApiError, sentenceOf } from './api-error';

describe('an answer that is no success', () => {
  it('speaks with the detail of its problem document', async () => {
    const body = {
      status: 409,
      title: 'Conflict',
      detail: 'The user name “ada” is already taken.',
      requestId: 'r-1',
    };
    const error = await ApiError.from(new Response(JSON.stringify(body), { status: 409 }));
    expect(error).toMatchObject({
      status: 409,
      detail: 'The user name “ada” is already taken.',
      requestId: 'r-1',
    });
    expect(error.message).toBe('409: The user name “ada” is already taken.');
  });

  it('carries the refused fields and the other members of the document', async () => {
    const body = {
      detail: 'Not valid.',
      errors: [{ field: 'title', message: 'Give a title.' }],
      current: { revision: 7 },
    };
    const error = await ApiError.from(new Response(JSON.stringify(body), { status: 412 }));
    expect(error.errors).toEqual([{ field: 'title', message: 'Give a title.' }]);
    expect(error.problem['current']).toEqual({ revision: 7 });
  });

  it.each([
    ['the text of a proxy', 'upstream gone', 'Bad Gateway', '502: upstream gone'],
    ['the status text when there is no body', '', 'Bad Gateway', '502: Bad Gateway'],
    ['the status text when the document has no detail', '{}', 'Bad Gateway', '502: Bad Gateway'],
    ['a bare JSON text', '"gone"', 'Bad Gateway', '502: "gone"'],
  ])('else speaks with %s', async (_, body, statusText, message) => {
    expect((await ApiError.from(new Response(body, { status: 502, statusText }))).message).toBe(message);
  });

  it('gives toasts its detail, and other failures their own sentence', async () => {
    const refused = await ApiError.from(new Response('{"detail":"No."}', { status: 400 }));
    expect(sentenceOf(refused, 'Failed to save')).toBe('No.');
    const told = await ApiError.from(
      new Response(JSON.stringify({ detail: 'No.', cause: '402 Pay first' }), { status: 502 }),
    );
    expect(sentenceOf(told)).toBe('No. Cause: 402 Pay first');
    expect(sentenceOf(new TypeError('Failed to fetch'), 'Failed to save')).toBe('Failed to save');
    const silent = await ApiError.from(
      new Response('', { status: 500, statusText: 'Internal Server Error' }),
    );
    expect(sentenceOf(silent, 'Failed to save')).toBe('Failed to save');
    expect(sentenceOf(silent)).toBe('The server answered with status 500.');
  });
});
