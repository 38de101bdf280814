import { good, modelAgainst, written } from '../../ai/testing/couplets.js';
import { FakeOpenAi } from '../../ai/testing/fake-openai.js';
import { replies } from '../../ai/testing/fake-replies.js';
import { jsonIn } from './chat-answer.js';

let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.answer(good));
});
afterEach(() => {
  fake.requests.length = 0;
  fake.otherwise = () => replies.answer(good);
});
afterAll(() => fake.stop());

const json = JSON.stringify(good);
const draft = JSON.stringify({ first: 'A draft', second: 'to be thrown away' });

describe('an answer with its JSON', () => {
  it.each([
    ['behind thoughts', `<think>Two lines. {Perhaps}</think>${json}`],
    ['behind thoughts with a draft', `<think>\n${draft}\n</think>\n\n${json}`],
    [
      'behind thoughts with a fence',
      `<think>\n\`\`\`json\n${draft}\n\`\`\`\n</think>\n\`\`\`json\n${json}\n\`\`\``,
    ],
    ['behind thoughts that only end', `Hm, {"first": "?"}. </think> ${json}`],
    ['behind two thoughts', `<thinking>{</thinking> <thinking>${draft}</thinking> ${json}`],
    ['in thoughts that do not end', `<think>Hm. ${json}`],
    ['after a brace', `Of course :-{ ${json}`],
    ['before a brace', `${json}\n\nEnjoy {smile} ;-}`],
    ['after an example of its form', `In the form {"first": "…"}: ${json}`],
    ['before an aside', `${json} (I could also give {"first": "A"}.)`],
    ['within braces', `{{${json}}}`],
    ['among its schema', `{"type": "object", "properties": {"first": {"type": "string"}}} ${json} {}`],
    ['in a fence without end', `\`\`\`json\n${json}`],
    ['in a text in quotation marks', JSON.stringify(json)],
    ['behind a byte order mark', `\uFEFF${json}`],
  ])('%s is read', async (_, text) => {
    fake.next(replies.content(text));
    expect(await written(modelAgainst(fake))).toMatchObject({
      outcome: { ok: true, value: good, raw: text },
      spent: { upstreamCalls: 1 },
    });
  });

  it.each([
    [
      'in parts',
      replies.message({
        content: [
          { type: 'text', text: json.slice(0, 9) },
          { type: 'text', text: json.slice(9) },
        ],
      }),
    ],
    [
      'in a part behind its thoughts',
      replies.message({
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: draft }] },
          { type: 'text', text: json },
        ],
      }),
    ],
    ['in a part that is a text', replies.message({ content: [json] })],
    ['in a part of another name', replies.message({ content: [{ type: 'output_text', text: json }] })],
    ['not as a text', replies.message({ content: good })],
    ['not called JSON', replies.plainText(good)],
    [
      'beside an error',
      replies.body({ error: { message: 'a warning' }, choices: [{ message: { content: json } }] }),
    ],
    [
      'beside no error',
      replies.body({ error: null, choices: [{ finish_reason: 7, message: { content: json } }] }),
    ],
    ['without a reason of its end', replies.message({ content: json }, '')],
  ])('%s is read', async (_, reply) => {
    fake.next(reply);
    expect(await written(modelAgainst(fake))).toMatchObject({
      outcome: { ok: true, value: good },
      spent: { upstreamCalls: 1 },
    });
  });
});

it('what a model has only thought of is no answer', async () => {
  fake.next(replies.content(`<think>${draft}</think>{"first": "Half"}`));
  expect(await written(modelAgainst(fake))).toMatchObject({
    outcome: { ok: true, value: good },
    spent: { upstreamCalls: 2 },
  });
});

describe('an answer of 200 that is none', () => {
  it.each([
    ['rate-limited', 3, { error: { code: 429, message: 'slow down' } }],
    ['rate-limited', 3, { error: { code: '429', message: 'slow down' } }],
    ['rate-limited', 3, { error: { type: 'rate_limit_error', message: 'slow down' }, choices: null }],
    ['rate-limited', 3, { error: { status: 'RESOURCE_EXHAUSTED', message: 'slow down' } }],
    ['unauthorized', 1, { error: { code: 401, message: 'No auth credentials found' } }],
    ['unauthorized', 1, { error: { type: 'authentication_error', message: 'invalid x-api-key' } }],
    ['unavailable', 3, { error: { code: 502, message: 'bad gateway' }, choices: [] }],
    ['unavailable', 3, { error: { type: 'overloaded_error', message: 'Overloaded' } }],
    ['unavailable', 3, { error: 'something went wrong' }],
    ['unavailable', 3, { choices: [{ finish_reason: 'error', message: { content: '{"first":' } }] }],
    ['unavailable', 3, { choices: [{ error: { code: 503, message: 'gone' }, message: { content: '' } }] }],
    ['unavailable', 3, { choices: null }],
    ['no-credit', 1, { error: { code: 402, message: 'Insufficient credits' } }],
    ['filtered', 1, { error: { message: 'Invalid response: {"promptFeedback":{"blockReason":"SAFETY"}}' } }],
    ['refused', 1, { choices: [{ finish_reason: 'SAFETY', message: {} }] }],
    ['refused', 1, { choices: [{ finish_reason: 'stop', message: { content: '', refusal: 'No.' } }] }],
    ['refused', 1, { choices: [{ message: { content: [{ type: 'refusal', refusal: 'No.' }] } }] }],
    ['cut-off', 1, { choices: [{ finish_reason: 'MAX_TOKENS', message: { content: '{"first": "A' } }] }],
    ['empty', 1, { choices: [{ finish_reason: 'stop', message: { content: '' } }] }],
    ['empty', 1, { choices: [{ finish_reason: 'stop', message: null }] }],
    ['empty', 1, { choices: [{ finish_reason: 'stop', message: { content: [] } }] }],
    [
      'refused',
      2,
      {
        choices: [{ finish_reason: 'stop', message: { content: 'I’m sorry, but I can’t help with that.' } }],
      },
    ],
    ['unreadable', 1, { status: 'failure', message: 'Something went wrong' }],
  ])('is told as what it is: %s, after %d calls', async (kind, calls, body) => {
    fake.otherwise = () => replies.body(body);
    const { outcome } = await written(modelAgainst(fake));
    expect(outcome).toMatchObject({ ok: false, kind });
    expect(fake.requests).toHaveLength(calls);
  });

  it.each([
    { error: { code: 429, message: 'slow down' } },
    { error: { code: 502, message: 'bad gateway' } },
    { choices: null },
  ])('is asked for again where that may help: %j', async (body) => {
    fake.next(replies.body(body));
    expect(await written(modelAgainst(fake))).toMatchObject({
      outcome: { ok: true, value: good },
      spent: { upstreamCalls: 2 },
    });
  });

  it('may be a refusal in words, which is asked for once more', async () => {
    fake.next(replies.content('I cannot write that.'));
    expect(await written(modelAgainst(fake))).toMatchObject({ outcome: { ok: true, value: good } });
  });

  it('names the bound that cut it off', async () => {
    fake.next(replies.cutOff('{"first": "A'));
    const { outcome } = await written(modelAgainst(fake, { mostTokens: 300 }));
    expect(outcome).toMatchObject({
      kind: 'cut-off',
      detail: 'Its bound was 300 tokens (OPENAI_MAX_TOKENS)',
    });
  });
});

it('an answer of a mebibyte of braces holds nobody up', async () => {
  const hostile = ['{', '{"a":', '{"a":{},', '{"first":"{'].map((part) =>
    part.repeat(1_048_576 / part.length),
  );
  for (const text of hostile) {
    const began = process.cpuUsage();
    expect(jsonIn(text).length).toBeLessThanOrEqual(8);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  }
  fake.otherwise = () => replies.content(hostile[0] ?? '');
  expect((await written(modelAgainst(fake, { limitMs: 30_000 }))).outcome).toMatchObject({
    ok: false,
    kind: 'unreadable',
  });
});
