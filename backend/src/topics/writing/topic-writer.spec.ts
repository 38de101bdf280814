import { Logger } from '@nestjs/common';
import { ProviderSlots } from '../../platform/ai/provider-slots.js';
import { TextModel } from '../../platform/ai/text-model.js';
import { openAiClient } from '../../platform/ai-providers/openai/openai-client.js';
import { OpenAiTextProvider } from '../../platform/ai-providers/openai/openai-text-provider.js';
import { FakeOpenAi } from '../../platform/ai/testing/fake-openai.js';
import { replies } from '../../platform/ai/testing/fake-replies.js';
import type { CategoryKey } from '../domain/category-keys.js';
import { customIdeaPrompt, weeklyIdeasPrompt } from './ideas-prompt.js';
import { ideaInputs } from './testing/idea-inputs.js';
import { TopicWriter } from './topic-writer.js';

Logger.overrideLogger(false);

const idea = (title: string, category: CategoryKey = 'art', sources = [1, 2]) => ({
  title,
  angle: 'An angle.',
  relevance: 'A reason.',
  sources,
  categories: [category],
});

const good = [
  idea('Clocks', 'watches'),
  idea('Casks', 'spirits'),
  idea('Cards', 'trading-cards'),
  idea('Prints'),
  idea('Papers'),
];
const replacing = (title: string, other: string) =>
  good.map((one) => (one.title === title ? idea(other) : one));
const earlierTitles = ['Old maps'];

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.answer({ ideas: good }));
});
afterEach(() => {
  fake.requests.length = 0;
  fake.forgetReplies();
});
afterAll(() => fake.stop());

function propose(kind = weeklyIdeasPrompt, maxUpstreamCalls = 3) {
  const client = openAiClient({ openaiApiKey: 'sk-1', openaiBaseUrl: fake.baseUrl, openaiTimeoutMs: 5_000 });
  const provider = new OpenAiTextProvider(client, 'a-model', { backOffMs: 1, random: () => 0 });
  const writer = new TopicWriter(
    new TextModel(provider, new ProviderSlots({ concurrency: 2, limitMs: 5_000 })),
  );
  const wanted = kind === customIdeaPrompt ? 1 : 5;
  return writer.propose(kind, wanted, ideaInputs({ earlierTitles }), {
    person: 'ines',
    limitStarts: 'now',
    maxUpstreamCalls,
  });
}

async function titles(proposing: ReturnType<typeof propose>): Promise<string[]> {
  const outcome = await proposing;
  if (!outcome.ok) throw new Error(`No ideas: ${outcome.kind}`);
  return outcome.ideas.map(({ title }) => title);
}

describe('ideas without fault', () => {
  it('are proposed by one call, with where they came from', async () => {
    expect(await propose()).toMatchObject({
      ok: true,
      ideas: good,
      upstreamCalls: 1,
      provenance: { provider: 'openai', tokens: { input: 120, output: 900 }, askedAgain: false },
    });
    expect(fake.requests).toHaveLength(1);
  });
});

const repeated = '“Old maps” is the title of an earlier idea or article.';
const repeating = (title = 'Papers') => replies.answer({ ideas: replacing(title, 'Old maps') });

describe('an idea with a title that was there before', () => {
  it('is asked for again, and the model is told why', async () => {
    fake.next(repeating());
    expect(await titles(propose())).toEqual(good.map(({ title }) => title));
    expect(fake.requests[1]?.body.messages[1]?.content).toContain(`| ${repeated}`);
  });

  it('is filled up from the next answer, and the others stay', async () => {
    fake.next(repeating('Papers'), repeating('Casks'));
    expect((await titles(propose())).sort()).toEqual(['Cards', 'Casks', 'Clocks', 'Papers', 'Prints']);
    expect(fake.requests).toHaveLength(2);
  });

  it('is left out after two more tries, and the four others are kept', async () => {
    fake.next(repeating(), repeating(), repeating());
    const outcome = await propose();
    expect(outcome).toMatchObject({ ok: true, missing: [{ reason: repeated }], upstreamCalls: 3 });
    const kept = outcome.ok && outcome.ideas.map(({ title }) => title).sort();
    expect(kept).toEqual(['Cards', 'Casks', 'Clocks', 'Prints']);
  });

  it('is not asked for again when there is but one call', async () => {
    fake.next(repeating());
    expect(await propose(weeklyIdeasPrompt, 1)).toMatchObject({ ok: true, missing: [{ reason: repeated }] });
    expect(fake.requests).toHaveLength(1);
  });

  it('by itself is nothing when it comes three times', async () => {
    const one = replies.answer({ ideas: [idea('Old maps')] });
    fake.next(one, one, replies.answer({ ideas: [idea('New rings')] }));
    expect(await titles(propose(customIdeaPrompt))).toEqual(['New rings']);
    fake.next(one, one, one);
    expect(await propose(customIdeaPrompt)).toEqual({ ok: false, kind: 'unusable', faults: [repeated] });
  });

  it('is no reason to ask when it is only like another', async () => {
    fake.next(replies.answer({ ideas: replacing('Papers', 'Maps: old') }));
    expect(await titles(propose())).toContain('Maps: old');
    expect(fake.requests).toHaveLength(1);
  });
});

describe('ideas that keep to few categories', () => {
  const narrow = replies.answer({
    ideas: ['Boxes', 'Rings', 'Maps', 'Stamps', 'Toys'].map((title) => idea(title)),
  });

  it('are asked for again, and those are chosen that spread', async () => {
    fake.next(narrow);
    const outcome = await propose();
    expect(outcome).toMatchObject({ ok: true, missing: [], provenance: { askedAgain: true } });
    const keys = outcome.ok && new Set(outcome.ideas.flatMap(({ categories }) => categories));
    expect(keys && keys.size).toBeGreaterThanOrEqual(4);
  });

  it('are kept after two more tries, and say so', async () => {
    fake.next(narrow, narrow, narrow);
    expect(await propose()).toMatchObject({
      ok: true,
      ideas: { length: 5 },
      missing: [{ reason: 'The ideas cover too few categories: 1, where at least 4 are asked for.' }],
    });
  });
});

describe('an answer that falls short of its shape', () => {
  it.each([
    ['two ideas', { ideas: good.slice(0, 2) }, 2],
    ['six ideas', { ideas: [...good, idea('Rings')] }, 5],
    [
      'one key that is none',
      { ideas: good.map((one, at) => (at ? one : { ...one, categories: ['wine'] })) },
      4,
    ],
    [
      'one source that is none',
      { ideas: good.map((one, at) => (at ? one : { ...one, sources: [1, 61] })) },
      4,
    ],
    ['one source twice', { ideas: good.map((one, at) => (at ? one : { ...one, sources: [1, 1] })) }, 4],
    ['one without a title', { ideas: replacing('Casks', '  ') }, 4],
    ['NUL in one', { ideas: replacing('Casks', 'NUL \u0000') }, 4],
    ['half a surrogate in one', { ideas: replacing('Casks', 'Half \ud800') }, 4],
    ['one of another kind', { ideas: [...good.slice(1), 'Clocks'] }, 4],
  ])('by %s keeps the rest', async (_, answer, kept) => {
    fake.next(replies.answer(answer), replies.answer(answer), replies.answer(answer));
    const outcome = await propose();
    expect(outcome).toMatchObject({ ok: true, ideas: { length: kept } });
    expect(outcome.ok && outcome.missing).toHaveLength(5 - kept);
  });

  it.each([
    ['another shape', { topics: good }],
    ['no ideas', { ideas: [] }],
  ])('by %s is mended once, and else nothing', async (_, answer) => {
    fake.next(replies.answer(answer));
    expect(await titles(propose())).toHaveLength(5);
    fake.next(replies.answer(answer), replies.answer(answer));
    expect(await propose()).toMatchObject({ ok: false, kind: 'unreadable' });
    expect(fake.requests).toHaveLength(4);
  });
});

describe('a provider that fails when it is asked again', () => {
  it('takes nothing away that was good', async () => {
    fake.next(repeating(), replies.cutOff('{"ideas'));
    expect(await propose()).toMatchObject({
      ok: true,
      ideas: { length: 4 },
      missing: [{ reason: 'The model’s answer was cut off.' }],
    });
  });

  it('is told of when nothing was', async () => {
    fake.next(replies.answer({ ideas: [idea('Old maps')] }), replies.cutOff('{"ideas'));
    expect(await propose(customIdeaPrompt)).toMatchObject({ ok: false, kind: 'cut-off' });
  });
});
