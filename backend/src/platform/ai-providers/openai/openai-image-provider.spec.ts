import { Logger } from '@nestjs/common';
import { picture as anyPicture } from '../../fetching/fetched-thing.js';
import { SafeFetcher } from '../../fetching/safe-fetcher.js';
import { ProviderSlots } from '../../ai/provider-slots.js';
import { ImageModel } from '../../ai/image-model.js';
import { picturePrompt } from '../../ai/picture-prompt.js';
import { FakeOpenAi } from '../../ai/testing/fake-openai.js';
import { FakeOpenverse, file, redirect } from '../../ai/testing/fake-openverse.js';
import { replies, together } from '../../ai/testing/fake-replies.js';
import { largestPictureBytes, openAiClient } from './openai-client.js';
import { OpenAiImageProvider } from './openai-image-provider.js';

const picture = Buffer.from('bytes that somebody else looks at');
const prompt = picturePrompt('1', 'A watch on a table.', { seed: 'a', colour: '#123456', variant: 0 });

Logger.overrideLogger(false);

let fake: FakeOpenAi;
let elsewhere: FakeOpenverse;

beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.image(picture));
  elsewhere = await FakeOpenverse.start();
});
afterEach(() => {
  fake.requests.length = 0;
  fake.otherwise = () => replies.image(picture);
  elsewhere.forget();
});
afterAll(async () => {
  await fake.stop();
  await elsewhere.stop();
});

const modelAgainst = ({ limitMs = 5_000, baseUrl = fake.baseUrl, allow = [elsewhere.host] } = {}) => {
  const client = openAiClient(
    { openaiApiKey: 'sk-secret', openaiBaseUrl: baseUrl, openaiTimeoutMs: limitMs },
    largestPictureBytes,
  );
  const timing = { backOffMs: 1, random: () => 0.5 };
  const provider = new OpenAiImageProvider(client, 'a-model', new SafeFetcher(allow, anyPicture), timing);
  return new ImageModel(provider, new ProviderSlots({ concurrency: 5, limitMs }));
};

describe('a picture', () => {
  it('comes in the answer itself', async () => {
    const outcome = await modelAgainst().draw(prompt, 'ines');
    expect(outcome).toEqual({ ok: true, bytes: picture, provider: 'openai', model: 'a-model' });
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]).toMatchObject({
      path: '/v1/images/generations',
      body: { model: 'a-model', prompt: 'A watch on a table.', n: 1, size: '1536x1024' },
    });
  });

  it('or is fetched from where the answer says it is', async () => {
    elsewhere.files.set('/drawn.png', file(picture, 'image/png'));
    fake.next(replies.imageAt(`${elsewhere.origin}/drawn.png`));
    expect(await modelAgainst().draw(prompt, 'ines')).toMatchObject({ ok: true, bytes: picture });
  });

  it('is asked for without a size from a server that does not know ours, from then on', async () => {
    const model = modelAgainst();
    fake.next(replies.error(400, 'Invalid size. Supported sizes are 1024x1024.'));
    expect(await model.draw(prompt, 'ines')).toMatchObject({ ok: true });
    expect(await model.draw(prompt, 'ines')).toMatchObject({ ok: true });
    expect(fake.requests.map(({ body }) => 'size' in body)).toEqual([true, false, false]);
  });

  it('is asked for without a size for each of the requests that are refused at once', async () => {
    const model = modelAgainst();
    const refuse = together(2, replies.error(400, 'Invalid size. Supported sizes are 1024x1024.'));
    fake.next(refuse, refuse);
    for (const outcome of await Promise.all([model.draw(prompt, 'ines'), model.draw(prompt, 'omar')])) {
      expect(outcome).toMatchObject({ ok: true });
    }
    expect(fake.requests.map(({ body }) => 'size' in body)).toEqual([true, true, false, false]);
  });

  it('is tried again after a fault that passes', async () => {
    fake.next(replies.error(500), replies.error(429, 'slow down', { 'retry-after': '0' }));
    expect(await modelAgainst().draw(prompt, 'ines')).toMatchObject({ ok: true });
    expect(fake.requests).toHaveLength(3);
  });
});

describe('a fault of the provider', () => {
  it.each([
    ['rate-limited', replies.error(429, 'slow down'), 3],
    ['no-credit', replies.error(429, 'no credit', {}, 'insufficient_quota'), 1],
    ['no-credit', replies.body({ error: { code: 402, message: 'Add credits' } }), 1],
    ['rate-limited', replies.body({ error: { code: 429, message: 'slow down' } }), 3],
    ['declined', replies.error(400, 'The prompt is empty'), 1],
    ['unavailable', replies.error(500), 3],
    ['unavailable', replies.error(503), 3],
    ['unauthorized', replies.error(401, 'bad key sk-secret'), 1],
    ['rejected', replies.error(404, 'no such model'), 1],
    ['refused', replies.error(400, 'blocked', {}, 'content_policy_violation'), 1],
    ['refused', replies.error(400, 'Your request was rejected by the safety system.'), 1],
    ['unavailable', replies.cutHalfWay({}), 3],
    ['unreadable', replies.brokenJson(), 1],
    ['unreadable', replies.html(), 1],
    ['unreadable', replies.body({ data: 'none' }), 1],
    ['empty', replies.body({ data: [] }), 1],
    ['empty', replies.body({ created: 1 }), 1],
    ['empty', replies.body({ data: [{ b64_json: '' }] }), 1],
    ['unreadable', replies.image(Buffer.alloc(30 * 1024 * 1024)), 1],
  ] as const)('is a value: %s', async (kind, reply, calls) => {
    fake.otherwise = () => reply;
    const outcome = await modelAgainst().draw(prompt, 'ines');
    expect(outcome).toMatchObject({ ok: false, kind });
    expect(JSON.stringify(outcome)).not.toContain('sk-secret');
    expect(fake.requests).toHaveLength(calls);
  });

  it.each([
    ['silence', replies.silence()],
    ['a byte now and then', replies.drip(20)],
  ])('%s ends at the time limit', async (_, reply) => {
    fake.otherwise = () => reply;
    expect(await modelAgainst({ limitMs: 200 }).draw(prompt, 'ines')).toMatchObject({
      ok: false,
      kind: 'timed-out',
    });
  });

  it('a refused connection is one too', async () => {
    const gone = await FakeOpenAi.start(() => replies.html());
    const { baseUrl } = gone;
    await gone.stop();
    expect(await modelAgainst({ baseUrl }).draw(prompt, 'ines')).toMatchObject({
      ok: false,
      kind: 'unavailable',
    });
  });

  it('speaks of pictures', async () => {
    fake.otherwise = () => replies.error(429);
    expect(await modelAgainst().draw(prompt, 'ines')).toMatchObject({
      message: 'The image model is rate limited. Try again in a minute.',
    });
  });
});

describe('an address in the answer', () => {
  it.each([
    ['within', 'unreadable', 'http://127.0.0.1:9/p.png'],
    ['that leads within', 'unreadable', 'ORIGIN/away'],
    ['of nothing', 'unavailable', 'ORIGIN/nothing'],
    ['that is none', 'unreadable', 'file:///etc/passwd'],
  ])('%s is a fault: %s', async (_, kind, address) => {
    elsewhere.files.set('/away', redirect('http://127.0.0.1:9/p.png'));
    fake.next(replies.imageAt(address.replace('ORIGIN', elsewhere.origin)));
    expect(await modelAgainst().draw(prompt, 'ines')).toMatchObject({ ok: false, kind });
  });
});

it('a picture is given up when it is told to stop, in line or at work', async () => {
  fake.otherwise = () => replies.silence();
  const stop = new AbortController();
  const drawing = modelAgainst().draw(prompt, 'ines', stop.signal);
  stop.abort();
  expect(await drawing).toMatchObject({ ok: false, kind: 'stopped' });
});
