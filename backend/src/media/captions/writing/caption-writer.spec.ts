import { Logger } from '@nestjs/common';
import { ProviderSlots } from '../../../platform/ai/provider-slots.js';
import { TextModel } from '../../../platform/ai/text-model.js';
import { openAiClient } from '../../../platform/ai-providers/openai/openai-client.js';
import { OpenAiTextProvider } from '../../../platform/ai-providers/openai/openai-text-provider.js';
import { FakeOpenAi } from '../../../platform/ai/testing/fake-openai.js';
import { replies } from '../../../platform/ai/testing/fake-replies.js';
import { CaptionWriter } from './caption-writer.js';
import { beginningWith, brand, captionInputs, goodAnswer, words } from './testing/captions.js';

Logger.overrideLogger(false);

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

function write(inputs = captionInputs()) {
  const client = openAiClient({ openaiApiKey: 'sk-1', openaiBaseUrl: fake.baseUrl, openaiTimeoutMs: 5_000 });
  const provider = new OpenAiTextProvider(client, 'a-model', { backOffMs: 1, random: () => 0 });
  const writer = new CaptionWriter(
    new TextModel(provider, new ProviderSlots({ concurrency: 2, limitMs: 5_000 })),
  );
  return writer.write(inputs, brand, { person: 'ines', limitStarts: 'now' });
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

  it('with a fault three times are left out, and the two others stay', async () => {
    fake.next(replies.answer(faulty), replies.answer(faulty), replies.answer(faulty));
    expect(await write()).toMatchObject({
      ok: true,
      captions: { length: 2 },
      missing: [{ reason: fault }],
      provenance: { askedAgain: true },
    });
    expect(fake.requests).toHaveLength(3);
  });

  it('are filled up from each answer, whatever else is wrong with it', async () => {
    const [one, two, three] = goodAnswer.captions;
    const bad = words(['The box costs 99 dollars.', 'Keep the papers.']);
    fake.next(
      replies.answer({ captions: [bad, two, bad] }),
      replies.answer({ captions: [bad, bad, three] }),
      replies.answer({ captions: [one, bad, bad] }),
    );
    const outcome = await write();
    expect(outcome).toMatchObject({ ok: true, missing: [] });
    expect(outcome.ok && outcome.captions.map((caption) => caption.split('\n\n')[0])).toEqual(
      goodAnswer.captions.map(({ sentences }) => sentences.join(' ')),
    );
  });

  it('with a fault each to the last are none', async () => {
    const bad = replies.answer({ captions: Array(3).fill(words(['The box costs 99 dollars.', 'Keep it.'])) });
    fake.next(bad, bad, bad);
    expect(await write()).toMatchObject({ ok: false, kind: 'faulty', faults: { length: 3, 0: fault } });
  });

  it('that say the same are one, in other letters and marks too', async () => {
    const same = words(['What does a policy ask for?', 'It asks for photographs!', 'THE box is not enough.']);
    const answer = replies.answer(beginningWith(same));
    fake.next(answer, answer, answer);
    expect(await write()).toMatchObject({
      captions: { length: 2 },
      missing: [{ reason: 'Captions 1 and 2 say the same.' }],
    });
  });

  it('that may be wrong are kept and marked, by one call', async () => {
    fake.next(replies.answer(beginningWith(words(['Cartier made it.', 'Keep it.'], ['#FineArt']))));
    expect(await write()).toMatchObject({
      captions: { length: 3 },
      marks: [
        { caption: 0, message: 'The name “Cartier” is not in the article.' },
        { caption: 0, message: '#FineArt may have nothing to do with the article.' },
      ],
      missing: [],
    });
    expect(fake.requests).toHaveLength(1);
  });

  it('stay when the provider fails at the second try', async () => {
    fake.next(replies.answer(faulty), replies.cutOff('{'));
    expect(await write()).toMatchObject({
      captions: { length: 2 },
      missing: [{ reason: 'The model’s answer was cut off.' }],
    });
  });

  it('have their tags in one form', async () => {
    const tags = ['coin collecting', '#coin-collecting', 'Insurance'];
    fake.next(replies.answer(beginningWith(words(['Keep the box.', 'Keep the papers.'], tags))));
    const outcome = await write();
    expect(outcome.ok && outcome.captions[0]).toMatch(/#One #Two #Three #CoinCollecting #Insurance$/);
  });

  it.each([
    ['four', { captions: [...goodAnswer.captions, words(['A.', 'B.'])] }, 3],
    ['two', { captions: goodAnswer.captions.slice(1) }, 2],
    ['one of one sentence', beginningWith(words(['Keep the box.'])), 2],
    ['one of four sentences', beginningWith(words(['A.', 'B.', 'C.', 'D.'])), 2],
    ['one without a tag', beginningWith(words(['Keep the box.', 'Keep the papers.'], [])), 2],
    ['a link for a tag', beginningWith(words(['Keep the box.', 'Keep it.'], ['https://evil.example'])), 2],
    ['two tags in one', beginningWith(words(['Keep the box.', 'Keep it.'], ['#Art #Coins'])), 2],
    ['a plain text', { captions: ['Keep the box.', ...goodAnswer.captions.slice(1)] }, 2],
    ['NUL', beginningWith(words(['Keep the \u0000 box.', 'Keep it.'])), 2],
    ['half a surrogate', beginningWith(words(['Keep the \ud800 box.', 'Keep it.'])), 2],
  ])('with %s keep what is whole', async (_, answer, kept) => {
    fake.next(replies.answer(answer), replies.answer(answer), replies.answer(answer));
    const outcome = await write();
    expect(outcome).toMatchObject({ ok: true, captions: { length: kept }, missing: { length: 3 - kept } });
  });

  it.each([
    ['in another shape', { texts: goodAnswer.captions }],
    ['that are none', { captions: [] }],
  ])('%s are mended once, and else none', async (_, answer) => {
    fake.next(replies.answer(answer));
    expect(await write()).toMatchObject({ ok: true });
    fake.next(replies.answer(answer), replies.answer(answer));
    expect(await write()).toMatchObject({ ok: false, kind: 'unreadable' });
    expect(fake.requests).toHaveLength(4);
  });

  describe('of which one is wanted', () => {
    const said = goodAnswer.captions.map(({ sentences }) => sentences.join(' '));
    const wanted = captionInputs({ earlier: said, only: 1 });
    const other = words(['Keep the papers.', 'Dealers ask for the box.']);

    it('are that one, however many the model gives', async () => {
      fake.next(replies.answer({ captions: [other, ...goodAnswer.captions] }));
      const outcome = await write(wanted);
      expect(outcome).toMatchObject({ captions: { length: 1 }, missing: [] });
      expect(outcome.ok && outcome.captions[0]).toMatch(/^Keep the papers\./);
      expect(fake.requests).toHaveLength(1);
    });

    it('are none that say what the article’s captions say', async () => {
      const same = replies.answer({ captions: [goodAnswer.captions[1]] });
      fake.next(same, same, same);
      const fault = 'Caption 2 says what the article’s captions say.';
      expect(await write(wanted)).toMatchObject({ ok: false, kind: 'faulty', faults: [fault] });
    });
  });
});
