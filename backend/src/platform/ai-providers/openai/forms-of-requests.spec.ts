import { good, modelAgainst, written } from '../../ai/testing/couplets.js';
import { FakeOpenAi, type FakeRequest } from '../../ai/testing/fake-openai.js';
import { replies, together, type FakeReply } from '../../ai/testing/fake-replies.js';

let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.answer(good));
});
afterEach(() => {
  fake.requests.length = 0;
  fake.forgetReplies();
  fake.otherwise = () => replies.answer(good);
});
afterAll(() => fake.stop());

type Asked = FakeRequest['body'];

const boundOf = ({ max_completion_tokens, max_tokens }: Asked): string =>
  max_completion_tokens !== undefined ? 'new' : max_tokens !== undefined ? 'old' : 'none';
const formOf = (body: Asked): string => `${body.response_format?.type ?? 'none'} ${boundOf(body)}`;
const formsAsked = (): string[] => fake.requests.map(({ body }) => formOf(body));

type Rule = readonly [displeases: (body: Asked) => boolean, status: number, body: unknown];

/** Makes the server refuse requests by the first of these rules that fits. */
const particular = (...rules: readonly Rule[]): void => {
  fake.otherwise = ({ body }) => {
    const rule = rules.find(([displeases]) => displeases(body));
    return rule ? replies.refused(rule[1], rule[2]) : replies.answer(good);
  };
};

const hasSchema = ({ response_format }: Asked): boolean => response_format?.type === 'json_schema';
const hasFormat = ({ response_format }: Asked): boolean => response_format !== undefined;
const bounded = (name: string) => (body: Asked) => boundOf(body) === name;
const error = (message: string, more: object = {}) => ({ error: { message, ...more } });

describe('a server that does not know how it is asked', () => {
  it.each<[string, Rule[], string[]]>([
    [
      'for JSON at all, in words that name the setting',
      [[hasFormat, 400, error('response_format is not supported by this model')]],
      ['json_schema new', 'json_object new', 'none new'],
    ],
    [
      'for JSON at all, in words of its own',
      [[hasFormat, 400, error('This deployment has no JSON mode')]],
      ['json_schema new', 'json_object new', 'none new'],
    ],
    [
      'for JSON at all, in no words',
      [[hasFormat, 400, error('Bad request')]],
      ['json_schema new', 'none old'],
    ],
    [
      'for JSON at all, in a list of its framework',
      [
        [
          hasFormat,
          422,
          { detail: [{ type: 'extra_forbidden', loc: ['body', 'response_format'], msg: 'Extra' }] },
        ],
      ],
      ['json_schema new', 'json_object new', 'none new'],
    ],
    [
      'for JSON at all, and breaks on it',
      [[hasFormat, 500, error('KeyError: response_format')]],
      ['json_schema new', 'json_object new', 'none new'],
    ],
    [
      'by the new name of the bound',
      [[bounded('new'), 400, error('Unrecognized request argument supplied: max_completion_tokens')]],
      ['json_schema new', 'json_schema old'],
    ],
    [
      'by any name of the bound',
      [[(body) => boundOf(body) !== 'none', 400, error("Unsupported parameter: 'max_tokens'")]],
      ['json_schema new', 'json_schema old', 'json_schema none'],
    ],
    [
      'by the new name, nor for JSON',
      [
        [bounded('new'), 400, error('Unknown parameter: max_completion_tokens')],
        [hasSchema, 400, error('json_schema is not known')],
        [hasFormat, 400, error('structured outputs are not known')],
      ],
      ['json_schema new', 'json_schema old', 'json_object old', 'none old'],
    ],
    [
      'by a bound above its own',
      [
        [
          ({ max_completion_tokens: asked = 0 }) => asked > 4096,
          400,
          error('max_tokens: 8000 > 4096, which is the maximum'),
        ],
      ],
      ['json_schema new', 'json_schema new'],
    ],
    [
      'by a bound that leaves no room for the prompt',
      [
        [
          (body) => boundOf(body) !== 'none',
          400,
          error(
            "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens (1000 in the messages, 8000 in the completion).",
            { code: 'context_length_exceeded' },
          ),
        ],
      ],
      ['json_schema new', 'json_schema new', 'json_schema old', 'json_schema none'],
    ],
    [
      'through an error in an answer of 200',
      [[hasSchema, 200, error('json_schema is not supported', { code: 400 })]],
      ['json_schema new', 'json_object new'],
    ],
  ])('%s, is asked until it does, and so from then on', async (_, rules, forms) => {
    particular(...rules);
    const model = modelAgainst(fake);
    expect(await written(model)).toMatchObject({ outcome: { ok: true, value: good } });
    expect(formsAsked()).toEqual(forms);
    await written(model);
    expect(formsAsked()).toEqual([...forms, forms.at(-1)]);
  });

  it('is asked within a bound that it has named', async () => {
    particular([
      ({ max_completion_tokens: asked = 0 }) => asked > 4096,
      400,
      error('Invalid max_tokens value, the valid range of max_tokens is [1, 4096]'),
    ]);
    await written(modelAgainst(fake));
    expect(fake.requests.map(({ body }) => body.max_completion_tokens)).toEqual([8000, 4096]);
  });

  it('is not taken down to what one request found out from less', async () => {
    const refuse = together(2, replies.error(400, 'json_schema is not known'));
    let answerFirst: (reply: FakeReply) => void = () => undefined;
    const model = modelAgainst(fake);
    fake.otherwise = async () => {
      switch (fake.requests.length) {
        case 1:
        case 2:
          return refuse;
        case 3:
          return new Promise((resolve) => (answerFirst = resolve));
        case 4:
          return replies.error(400, 'no response_format at the moment');
        default:
          answerFirst(replies.answer(good));
          await Promise.race(both);
          return replies.answer(good);
      }
    };
    const both = [written(model), written(model)];
    await Promise.all(both);
    fake.otherwise = () => replies.answer(good);
    await written(model);
    expect(formsAsked().slice(2)).toEqual([
      'json_object new',
      'json_object new',
      'none new',
      'json_object new',
    ]);
  });

  it('has its tries left for what goes wrong then', async () => {
    particular([hasFormat, 400, error('no response_format, please')]);
    fake.next(replies.error(503));
    fake.next(
      replies.error(400, 'no response_format, please'),
      replies.error(400, 'no response_format, please'),
    );
    fake.next(replies.error(503));
    expect(await written(modelAgainst(fake))).toMatchObject({
      outcome: { ok: true },
      spent: { upstreamCalls: 5 },
    });
  });
});

describe('a server that refuses for another reason', () => {
  it.each([
    ['a form that it has taken before', 'Something is wrong'],
    ['the body', 'We could not parse the JSON body of your request'],
    ['the content', 'The prompt triggered the content management policy'],
    ['the key', 'API key not valid. Please pass a valid API key.'],
    ['the credit', 'Your credit balance is too low'],
    ['the length', 'prompt is too long: 210000 tokens > 200000 maximum'],
    ['the model', 'The model `a-model` does not exist'],
  ])('%s, is asked once', async (_, message) => {
    const model = modelAgainst(fake);
    await written(model);
    fake.otherwise = () => replies.error(400, message);
    expect(await written(model)).toMatchObject({ outcome: { ok: false }, spent: { upstreamCalls: 1 } });
    fake.otherwise = () => replies.answer(good);
    await written(model);
    expect(new Set(formsAsked())).toEqual(new Set(['json_schema new']));
  });

  it.each([
    ['nothing in particular', 'Bad request', 3],
    ['the response_format', 'response_format', 5],
    ['max_tokens', 'max_tokens', 6],
    ['a bound that falls and falls', (asked: number) => `max_tokens is too large: at most ${asked - 1}`, 7],
  ] as const)('whatever it is asked, naming %s, is not asked for ever', async (_, message, calls) => {
    fake.otherwise = ({ body }) => {
      const asked = body.max_completion_tokens ?? body.max_tokens ?? 0;
      return replies.error(400, typeof message === 'string' ? message : message(asked));
    };
    const { outcome } = await written(modelAgainst(fake));
    expect(outcome).toMatchObject({ ok: false, kind: 'declined' });
    expect(fake.requests).toHaveLength(calls);
  });

  it('such as its own trouble, is asked again in the same form', async () => {
    fake.next(replies.error(502, 'Unexpected token < in JSON at position 0'));
    expect(await written(modelAgainst(fake))).toMatchObject({ outcome: { ok: true } });
    expect(formsAsked()).toEqual(['json_schema new', 'json_schema new']);
  });

  it('that contradicts itself, is asked in the forms that are left', async () => {
    particular([bounded('none'), 400, error('max_tokens: Field required')], [hasFormat, 400, error('json?')]);
    fake.next(
      replies.error(400, 'max_completion_tokens is not known'),
      replies.error(400, 'max_tokens is not known'),
    );
    expect(await written(modelAgainst(fake))).toMatchObject({ outcome: { ok: true } });
    expect(formsAsked()).toEqual(['json_schema new', 'json_schema old', 'json_schema none', 'none old']);
  });
});

describe('a request', () => {
  it('has one system message, a bound, and the headers of the settings', async () => {
    const headers = { 'x-gateway': 'a house', Authorization: 'Basic other' };
    await written(modelAgainst(fake, { headers }));
    await written(modelAgainst(fake, { keyless: true, mostTokens: 1234 }));
    const [first, second] = fake.requests;
    expect(first?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(first?.headers).toMatchObject({ 'x-gateway': 'a house', authorization: 'Basic other' });
    expect(first?.body.max_completion_tokens).toBe(8000);
    expect(second?.headers.authorization).toBeUndefined();
    expect(second?.body.max_completion_tokens).toBe(1234);
  });
});
