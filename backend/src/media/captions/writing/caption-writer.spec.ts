import { ConcurrencyGate } from '../../../platform/ai/concurrency-gate.js';
import { ProviderSlots } from '../../../platform/ai/provider-slots.js';
import { LimitedTextModel } from '../../../platform/ai/limited-text-model.js';
import { openAiClient } from '../../../platform/ai/openai/openai-client.js';
import { OpenAiTextProvider } from '../../../platform/ai/openai/openai-text-provider.js';
import { FakeOpenAi } from '../../../platform/ai/testing/fake-openai.js';
import { replies } from '../../../platform/ai/testing/fake-replies.js';
import { CaptionWriter } from './caption-writer.js';
import { beginningWith, brand, captionInputs, goodAnswer, words } from './testing/captions.js';

const faulty = beginningWith(words(['The box costs 99 dollars.', 'Keep the papers.']));
const fault = 'Caption 1: the number 99 is not in the article.';

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.answer(goodAnswer));
});
afterEach(() => {
  fake.requests.length = 0;
  fake.forgetReplies();
});
afterAll(() => fake.stop());

function write() {
  const client = openAiClient({ openaiApiKey: 'sk-1', openaiBaseUrl: fake.baseUrl, openaiTimeoutMs: 5_000 });
  const provider = new OpenAiTextProvider(client, 'a-model', { backOffMs: 1, random: () => 0 });
  const writer = new CaptionWriter(
    new LimitedTextModel(provider, new ProviderSlots(new ConcurrencyGate(2), 5_000)),
  );
  return writer.write(captionInputs(), brand, { person: 'ines', limitStarts: 'now' });
}

describe('captions', () => {
  it('without fault are three, whole, by one call', async () => {
    const outcome = await write();
    expect(outcome).toMatchObject({ ok: true, provenance: { provider: 'openai', askedAgain: false } });
    expect(outcome.ok && outcome.captions[0]).toBe(
      'Keep the box. Dealers in Geneva ask for it first.\n\nRead more: https://house.example/insights\n\n#One #Two #Three #Collectibles',
    );
    expect(fake.requests).toHaveLength(1);
  });

  it('with a fault are asked for once again, and told why', async () => {
    fake.next(replies.answer(faulty));
    expect(await write()).toMatchObject({ ok: true, provenance: { askedAgain: true } });
    expect(fake.requests[1]?.body.messages[1]?.content).toContain(`| ${fault}`);
  });

  it('with a fault twice are none', async () => {
    fake.next(replies.answer(faulty), replies.answer(faulty));
    expect(await write()).toEqual({ ok: false, kind: 'faulty', faults: [fault] });
    expect(fake.requests).toHaveLength(2);
  });

  it('have their tags in one form', async () => {
    const tags = ['coin collecting', '#coin-collecting', 'Insurance'];
    fake.next(replies.answer(beginningWith(words(['Keep the box.', 'Keep the papers.'], tags))));
    const outcome = await write();
    expect(outcome.ok && outcome.captions[0]).toMatch(/#One #Two #Three #CoinCollecting #Insurance$/);
  });

  it.each([
    ['four', { captions: [...goodAnswer.captions, words(['A.', 'B.'])] }],
    ['two', { captions: goodAnswer.captions.slice(1) }],
    ['one sentence', beginningWith(words(['Keep the box.']))],
    ['four sentences', beginningWith(words(['A.', 'B.', 'C.', 'D.']))],
    ['no tag', beginningWith(words(['Keep the box.', 'Keep the papers.'], []))],
    ['a link for a tag', beginningWith(words(['Keep the box.', 'Keep it.'], ['https://evil.example']))],
    ['two tags in one', beginningWith(words(['Keep the box.', 'Keep it.'], ['#Art #Coins']))],
    ['plain texts', { captions: ['Keep the box.', 'Keep the papers.', 'Keep both.'] }],
    ['NUL', beginningWith(words(['Keep the \u0000 box.', 'Keep it.']))],
    ['half a surrogate', beginningWith(words(['Keep the \ud800 box.', 'Keep it.']))],
  ])('with %s are mended once, and else none', async (_, answer) => {
    fake.next(replies.answer(answer));
    expect(await write()).toMatchObject({ ok: true });
    fake.next(replies.answer(answer), replies.answer(answer));
    expect(await write()).toMatchObject({ ok: false, kind: 'unreadable' });
    expect(fake.requests).toHaveLength(4);
  });
});
