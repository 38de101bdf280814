import { good, modelAgainst, written } from '../../ai/testing/couplets.js';
import { FakeOpenAi } from '../../ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../ai/testing/fake-replies.js';

let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.answer(good));
});
afterEach(() => {
  fake.requests.length = 0;
  fake.otherwise = () => replies.answer(good);
});
afterAll(() => fake.stop());

const refused = (status: number, message: string, more: object = {}, headers: Record<string, string> = {}) =>
  replies.refused(status, { error: { message, ...more } }, headers);

const outcomeOf = async (reply: FakeReply) => {
  const model = modelAgainst(fake);
  await written(model);
  fake.otherwise = () => reply;
  return (await written(model)).outcome;
};

describe('a refusal', () => {
  it.each<[string, RegExp, FakeReply]>([
    ['filtered', /content filter/, refused(400, 'no', { code: 'content_filter' })],
    [
      'filtered',
      /content filter/,
      refused(400, 'no', { code: null, innererror: { code: 'ResponsibleAIPolicyViolation' } }),
    ],
    ['filtered', /content filter/, refused(403, 'Your input was flagged')],
    ['no-credit', /no credit/, refused(402, 'Pay first')],
    [
      'no-credit',
      /no credit/,
      refused(429, 'You exceeded your current quota', { code: 'insufficient_quota' }),
    ],
    ['no-credit', /no credit/, refused(400, 'Your credit balance is too low to access the API.')],
    ['too-long', /prompt is too long/, refused(400, 'no', { code: 'context_length_exceeded' })],
    ['too-long', /prompt is too long/, refused(400, 'prompt is too long: 210000 tokens > 200000 maximum')],
    ['too-long', /prompt is too long/, refused(400, 'no', { type: 'exceed_context_size_error' })],
    ['too-large', /too large/, refused(413, 'Request too large', { code: 'rate_limit_exceeded' })],
    ['too-large', /too large/, replies.refused(413, '<html>413</html>')],
    ['unauthorized', /key/, replies.refused(401, { message: 'Unauthorized' })],
    [
      'unauthorized',
      /key/,
      replies.refused(400, [
        { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
      ]),
    ],
    ['rejected', /name or the address/, refused(404, "model 'a-model' not found")],
    [
      'rejected',
      /name or the address/,
      refused(400, 'a-model is not a valid model ID for the model route: model not found'),
    ],
    [
      'declined',
      /^The AI provider declined the request\. /,
      replies.refused(400, {
        status: 'failure',
        message: 'Either x-portkey-config or x-portkey-provider header is required',
      }),
    ],
    [
      'rate-limited',
      /rate limited/,
      refused(429, 'You exceeded your current quota, please check your plan and billing details.', {
        status: 'RESOURCE_EXHAUSTED',
      }),
    ],
    ['unavailable', /isn’t available/, refused(529, 'Overloaded', { type: 'overloaded_error' })],
  ])('is told as what it is: %s, %s', async (kind, message, reply) => {
    expect(await outcomeOf(reply)).toMatchObject({
      ok: false,
      kind,
      message: expect.stringMatching(message) as string,
    });
  });

  it.each<[string, FakeReply]>([
    ['400 The house is closed', refused(400, 'The house is closed')],
    ['400 The house is closed', replies.refused(400, { error: 'The house is closed' })],
    ['400 The house is closed', replies.refused(400, { message: 'The house is closed' })],
    ['400 The house is closed', replies.refused(400, { detail: 'The house is closed' })],
    [
      '422 The house is closed body.model',
      replies.refused(422, { detail: [{ msg: 'The house is closed', loc: 'body.model' }] }),
    ],
    ['400 The house is closed', replies.refused(400, [{ error: { message: 'The house is closed' } }])],
    [
      '400 Provider error {"error":{"message":"The house is closed"}} The house is closed',
      refused(400, 'Provider error', { metadata: { raw: '{"error":{"message":"The house is closed"}}' } }),
    ],
    ['400 {"why":"The house is closed"}', replies.refused(400, { why: 'The house is closed' })],
    ['400 The house is closed', replies.refused(400, 'The house is closed')],
  ])('keeps the server’s own words: %s', async (detail, reply) => {
    expect(await outcomeOf(reply)).toMatchObject({ kind: 'declined', detail });
  });

  it('shows no header of the settings', async () => {
    fake.otherwise = () => refused(400, 'Unknown tenant tenant-7/blue');
    const model = modelAgainst(fake, { headers: { 'x-tenant': 'tenant-7/blue' } });
    expect((await written(model)).outcome).toMatchObject({ detail: '400 Unknown tenant [key]' });
  });
});

describe('the wait that is asked for', () => {
  it.each([
    ['Retry-After', { 'retry-after': '31' }, {}, 31_000, 'Try again in 31 seconds.'],
    [
      'RetryInfo',
      {},
      { details: [{ '@type': 'RetryInfo', retryDelay: '31s' }] },
      31_000,
      'Try again in 31 seconds.',
    ],
    ['words', {}, { message: 'Please try again in 1h2m.' }, 3_720_000, 'Try again in 62 minutes.'],
    ['nothing', {}, {}, undefined, 'Try again in a minute.'],
    ['no time', { 'retry-after': '0' }, {}, undefined, 'Try again in a minute.'],
    ['a day', { 'retry-after': '86400' }, {}, 86_400_000, 'Try again in 24 hours.'],
  ])('by %s is told', async (_, headers, more, retryAfterMs, sentence) => {
    fake.otherwise = () => refused(429, 'slow down', more, headers);
    const model = modelAgainst(fake);
    expect((await written(model, { retryFaults: false })).outcome).toMatchObject({
      kind: 'rate-limited',
      retryAfterMs,
      message: `The model is rate limited. ${sentence}`,
    });
  });

  it.each([
    { 'retry-after': '0' },
    { 'retry-after': '-1' },
    { 'retry-after': new Date(0).toUTCString() },
    { 'retry-after-ms': '0' },
    { 'retry-after': '0.001' },
  ])('never shortens our own pauses: %j', async (headers) => {
    fake.otherwise = () => refused(429, 'slow down', {}, headers);
    const began = performance.now();
    await written(modelAgainst(fake, { backOffMs: 100 }));
    // The pauses are half of 100 ms and half of 200 ms, plus a share of them by the fixed chance.
    expect(performance.now() - began).toBeGreaterThanOrEqual(220);
    expect(fake.requests).toHaveLength(3);
  });

  it.each([
    ['a header in milliseconds', refused(429, 'no', {}, { 'retry-after-ms': '150' })],
    ['its words', refused(429, 'Please try again in 150ms')],
    ['an answer of 200', replies.body({ error: { code: 429, message: 'Try again in 0.15s' } })],
  ])('by %s is waited for', async (_, reply) => {
    fake.next(reply);
    const began = performance.now();
    expect((await written(modelAgainst(fake))).outcome).toMatchObject({ ok: true });
    expect(performance.now() - began).toBeGreaterThanOrEqual(149);
  });

  it('is not waited for beyond the time limit of the work', async () => {
    fake.otherwise = () => refused(429, 'Please try again in 31s');
    expect(await written(modelAgainst(fake))).toMatchObject({
      outcome: { kind: 'rate-limited', retryAfterMs: 31_000 },
      spent: { upstreamCalls: 1 },
    });
  });
});
