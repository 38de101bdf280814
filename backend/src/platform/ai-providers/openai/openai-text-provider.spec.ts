import type { TextModel } from '../../ai/text-model.js';
import type { SlotOptions } from '../../ai/provider-slots.js';
import {
  good,
  modelAgainst as modelOf,
  type Overrides,
  written as writtenBy,
} from '../../ai/testing/couplets.js';
import { FakeOpenAi } from '../../ai/testing/fake-openai.js';
import { replies, together, type FakeReply } from '../../ai/testing/fake-replies.js';

let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.answer(good));
});
afterEach(() => {
  fake.requests.length = 0;
  fake.otherwise = () => replies.answer(good);
});
afterAll(() => fake.stop());

const modelAgainst = (overrides: Overrides = {}) => modelOf(fake, overrides);
const ask = (model: TextModel = modelAgainst(), options: Partial<SlotOptions> = {}) =>
  writtenBy(model, options);
const written = (overrides: Overrides = {}) => ask(modelAgainst(overrides));

describe('a server that answers well', () => {
  it('gives the value, the model that says it answered, and the tokens', async () => {
    const { outcome, spent } = await written();
    const model = 'fake-model-2026-01-01';
    expect(outcome).toEqual({ ok: true, value: good, raw: JSON.stringify(good), provider: 'openai', model });
    expect(spent).toMatchObject({ tokens: { input: 120, output: 900 }, upstreamCalls: 1 });
  });

  it('is asked with the prompt, the schema and the key', async () => {
    await written();
    const [request] = fake.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe('Bearer sk-secret');
    expect(request?.body.model).toBe('a-model');
    expect(request?.body.messages[0]?.content).toContain('You write couplets.');
    const asked = request?.body.messages[1];
    expect(asked?.role).toBe('user');
    expect(asked?.content).toMatch(/^A couplet on clocks\.\n\n.*Its JSON Schema: \{.*"second".*\}$/s);
    expect(request?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'couplet', strict: true, schema: { required: ['first', 'second'] } },
    });
  });

  it('is asked without a key when there is none', async () => {
    const { outcome } = await written({ keyless: true });
    expect(outcome.ok).toBe(true);
    expect(fake.requests[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['into a markdown fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['into a fence among pleasantries', (json: string) => `Sure! {Here}:\n\`\`\`\n${json}\n\`\`\`\nEnjoy.`],
    ['among pleasantries', (json: string) => `Sure! Here it is: ${json}\n\nEnjoy.`],
  ])('may put its JSON %s', async (_, wrapped) => {
    fake.next(replies.content(wrapped(JSON.stringify(good))));
    expect((await written()).outcome).toMatchObject({ ok: true, value: good });
  });

  it('may leave the counting of tokens out', async () => {
    fake.next(replies.body({ choices: [{ message: { content: JSON.stringify(good) } }] }));
    const { outcome, spent } = await written();
    expect(outcome).toMatchObject({ ok: true, model: 'a-model' });
    expect(spent.tokens).toBeNull();
  });
});

describe('a server that knows json_object only', () => {
  const refuse = replies.error(400, "'response_format.type' must be json_object");
  const refusing = (reply: FakeReply) => {
    fake.otherwise = ({ body }) =>
      body.response_format?.type === 'json_object' ? replies.answer(good) : reply;
  };

  it('is asked that way from its refusal on', async () => {
    refusing(refuse);
    const model = modelAgainst();
    expect(await ask(model)).toMatchObject({ outcome: { ok: true }, spent: { upstreamCalls: 2 } });
    expect(await ask(model)).toMatchObject({ outcome: { ok: true }, spent: { upstreamCalls: 1 } });
  });

  it('is asked that way for each of the requests that it refuses at once', async () => {
    refusing(together(2, refuse));
    const model = modelAgainst();
    for (const result of await Promise.all([ask(model), ask(model)])) {
      expect(result).toMatchObject({ outcome: { ok: true }, spent: { upstreamCalls: 2 } });
    }
  });
});

describe('work that tries again much later', () => {
  const patient = { retryFaults: false };

  it.each([
    ['500', replies.error(500)],
    ['429 with Retry-After', replies.error(429, 'slow down', { 'retry-after': '0' })],
  ])('has no fault retried: %s', async (_, reply) => {
    fake.next(reply);
    expect(await ask(modelAgainst(), patient)).toMatchObject({ outcome: { ok: false } });
    expect(fake.requests).toHaveLength(1);
  });

  it('has an answer repaired, and a server asked in the way it understands', async () => {
    fake.next(replies.error(400, 'json_schema is not known'), replies.answer({ first: 7 }));
    expect(await ask(modelAgainst(), patient)).toMatchObject({ outcome: { ok: true, value: good } });
    expect(fake.requests).toHaveLength(3);
  });
});

describe('a server in passing trouble', () => {
  it.each([
    ['429 without Retry-After', replies.error(429)],
    ['429 with Retry-After in seconds', replies.error(429, 'slow down', { 'retry-after': '0' })],
    [
      '429 with Retry-After as a date',
      replies.error(429, 'no', { 'retry-after': new Date(0).toUTCString() }),
    ],
    ['500', replies.error(500)],
    ['503', replies.error(503)],
    ['a connection cut half-way', replies.cutHalfWay(good)],
  ])('is asked again after %s', async (_, reply) => {
    fake.next(reply);
    const { outcome, spent } = await written();
    expect(outcome).toMatchObject({ ok: true, value: good });
    expect(spent.upstreamCalls).toBe(2);
  });

  it('is not waited for longer than the time limit allows', async () => {
    fake.next(replies.error(429, 'no', { 'retry-after': '60' }));
    const { outcome, spent } = await written();
    expect(outcome).toMatchObject({ ok: false, kind: 'rate-limited', retryAfterMs: 60_000 });
    expect(spent.upstreamCalls).toBe(1);
  });
});

describe('a server that stays in trouble', () => {
  it.each([
    ['always 429', replies.error(429), 'rate-limited', 3],
    ['always 500', replies.error(500), 'unavailable', 3],
    ['always cut half-way', replies.cutHalfWay(good), 'unavailable', 3],
    ['no credit', replies.error(429, 'no', {}, 'insufficient_quota'), 'no-credit', 1],
    ['401', replies.error(401), 'unauthorized', 1],
    ['403', replies.error(403), 'unauthorized', 1],
    ['404, an unknown model', replies.error(404), 'rejected', 1],
    ['finish reason "length"', replies.cutOff('{"first": "A clo'), 'cut-off', 1],
    ['finish reason "length" after what looks whole', replies.cutOff(JSON.stringify(good)), 'cut-off', 1],
    ['a refusal', replies.refusal('I cannot help with clocks'), 'refused', 1],
    ['finish reason "content_filter"', replies.content('{}', 'content_filter'), 'refused', 1],
    ['empty content', replies.content(' \n'), 'empty', 1],
    ['null content', replies.content(null), 'empty', 1],
    ['no choices', replies.body({ choices: [] }), 'empty', 1],
    ['HTML', replies.html(), 'unreadable', 1],
    ['a body that is no JSON', replies.brokenJson(), 'unreadable', 1],
    ['a broken event stream', replies.eventStream(), 'unreadable', 1],
    ['a body of another kind', replies.body({ result: 'fine' }), 'unreadable', 1],
    ['30 MB', replies.huge(30_000_000), 'unreadable', 1],
    ['words that are no JSON', replies.content('Here is your couplet!'), 'unreadable', 2],
    ['JSON of the wrong shape', replies.answer({ first: 7 }), 'unreadable', 2],
    ['a NUL in the text', replies.answer({ ...good, first: 'a\0b' }), 'unreadable', 2],
    ['half a surrogate pair', replies.answer({ ...good, second: 'a\ud83db' }), 'unreadable', 2],
  ] as const)('%s is told as such', async (_, reply, kind, upstreamCalls) => {
    fake.otherwise = () => reply;
    const { outcome, spent } = await written();
    expect(outcome).toMatchObject({ ok: false, kind, message: expect.stringMatching(/\w\.$/) as string });
    expect(spent.upstreamCalls).toBe(upstreamCalls);
    expect(fake.requests).toHaveLength(upstreamCalls);
  });

  it('is told as unavailable when nobody listens', async () => {
    const gone = await FakeOpenAi.start(() => replies.html());
    const { baseUrl } = gone;
    await gone.stop();
    const { outcome } = await written({ baseUrl });
    expect(outcome).toMatchObject({ ok: false, kind: 'unavailable', detail: 'ECONNREFUSED' });
  });

  it.each([
    ['accepts and is silent', replies.silence()],
    ['sends a byte at a time', replies.drip(5)],
  ])('is told as timed out when it %s', async (_, reply) => {
    fake.otherwise = () => reply;
    const started = performance.now();
    const { outcome } = await written({ limitMs: 100 });
    expect(outcome).toMatchObject({ ok: false, kind: 'timed-out' });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('is used again as soon as it is well', async () => {
    fake.otherwise = () => replies.error(500);
    const model = modelAgainst();
    expect(await ask(model)).toMatchObject({ outcome: { ok: false } });
    fake.otherwise = () => replies.answer(good);
    expect(await ask(model)).toMatchObject({ outcome: { ok: true } });
  });
});

describe('an answer that does not fit', () => {
  it('is shown to the model once with its faults, and the mended one is taken', async () => {
    fake.next(replies.answer({ first: 'A clock' }));
    const { outcome, spent } = await written();
    expect(outcome).toMatchObject({ ok: true, value: good });
    expect(spent).toMatchObject({ upstreamCalls: 2, tokens: { input: 240, output: 1800 } });
    const messages = fake.requests[1]?.body.messages.slice(-2);
    expect(messages?.[0]).toEqual({ role: 'assistant', content: '{"first":"A clock"}' });
    expect(messages?.[1]?.content).toContain('second: ');
  });
});

describe('a key', () => {
  it('stands in no failure, even when the server repeats it', async () => {
    fake.next(replies.error(401, 'Incorrect API key provided: sk-secret.'));
    const { outcome } = await written();
    expect(JSON.stringify(outcome)).not.toContain('sk-secret');
    expect(outcome).toMatchObject({ detail: '401 Incorrect API key provided: [key].' });
  });
});
