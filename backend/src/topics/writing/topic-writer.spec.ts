import { ConcurrencyGate } from '../../platform/ai/concurrency-gate.js';
import { ProviderSlots } from '../../platform/ai/provider-slots.js';
import { LimitedTextModel } from '../../platform/ai/limited-text-model.js';
import { openAiClient } from '../../platform/ai/openai/openai-client.js';
import { OpenAiTextProvider } from '../../platform/ai/openai/openai-text-provider.js';
import { FakeOpenAi } from '../../platform/ai/testing/fake-openai.js';
import { replies } from '../../platform/ai/testing/fake-replies.js';
import type { CategoryKey } from '../domain/category-keys.js';
import { customIdeaPrompt, weeklyIdeasPrompt } from './ideas-prompt.js';
import { ideaInputs } from './testing/idea-inputs.js';
import { TopicWriter } from './topic-writer.js';

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
    new LimitedTextModel(provider, new ProviderSlots(new ConcurrencyGate(2), 5_000)),
  );
  return writer.propose(kind, ideaInputs({ earlierTitles }), {
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

describe('ideas that repeat', () => {
  it('are asked for once again, and told why', async () => {
    fake.next(replies.answer({ ideas: replacing('Papers', 'Maps: old') }));
    expect(await titles(propose())).toEqual(good.map(({ title }) => title));
    expect(fake.requests[1]?.body.messages[1]?.content).toContain(
      '| “Maps: old” shares too many words with “Old maps”.',
    );
  });

  it('are filled up from both answers', async () => {
    fake.next(
      replies.answer({ ideas: replacing('Papers', 'Old maps') }),
      replies.answer({ ideas: replacing('Casks', 'Maps, old') }),
    );
    expect((await titles(propose())).sort()).toEqual(['Cards', 'Casks', 'Clocks', 'Papers', 'Prints']);
    expect(fake.requests).toHaveLength(2);
  });

  it('are refused when five are not left', async () => {
    const repeated = replies.answer({ ideas: replacing('Papers', 'Old maps') });
    fake.next(repeated, repeated);
    expect(await propose()).toEqual({
      ok: false,
      kind: 'unusable',
      faults: ['“Old maps” shares too many words with “Old maps”.'],
    });
    expect(fake.requests).toHaveLength(2);
  });

  it('are not asked for again when there is but one call', async () => {
    fake.next(replies.answer({ ideas: replacing('Papers', 'Old maps') }));
    expect(await propose(weeklyIdeasPrompt, 1)).toMatchObject({ ok: false, kind: 'unusable' });
    expect(fake.requests).toHaveLength(1);
  });

  it('one by itself too', async () => {
    fake.next(replies.answer({ ideas: [idea('Old maps')] }), replies.answer({ ideas: [idea('New rings')] }));
    expect(await titles(propose(customIdeaPrompt))).toEqual(['New rings']);
  });
});

describe('ideas that keep to few categories', () => {
  it('are asked for once again', async () => {
    fake.next(replies.answer({ ideas: good.map(({ title }) => idea(title)) }));
    expect(await propose()).toMatchObject({ ok: true, provenance: { askedAgain: true } });
  });
});

describe('an answer that breaks its shape', () => {
  it.each([
    ['two ideas', { ideas: good.slice(0, 2) }],
    ['six ideas', { ideas: [...good, idea('Rings')] }],
    [
      'a key that is none',
      { ideas: replacing('Casks', 'X').map((one) => ({ ...one, categories: ['wine'] })) },
    ],
    ['a source that is none', { ideas: good.map((one) => ({ ...one, sources: [1, 61] })) }],
    ['a source by name', { ideas: good.map((one) => ({ ...one, sources: ['Hodinkee', 'Chubb'] })) }],
    ['one source twice', { ideas: good.map((one) => ({ ...one, sources: [1, 1] })) }],
    ['no title', { ideas: replacing('Casks', '  ') }],
    ['NUL', { ideas: replacing('Casks', 'NUL \u0000') }],
    ['half a surrogate', { ideas: replacing('Casks', 'Half \ud800') }],
    ['another shape', { topics: good }],
  ])('by %s is mended once, and else nothing', async (_, answer) => {
    fake.next(replies.answer(answer));
    expect(await titles(propose())).toHaveLength(5);
    fake.next(replies.answer(answer), replies.answer(answer));
    expect(await propose()).toMatchObject({ ok: false, kind: 'unreadable' });
    expect(fake.requests).toHaveLength(4);
  });
});

describe('a provider that fails when it is asked again', () => {
  it('is told of, not the repeats', async () => {
    fake.next(replies.answer({ ideas: replacing('Papers', 'Old maps') }), replies.cutOff('{"ideas'));
    expect(await propose()).toMatchObject({ ok: false, kind: 'cut-off' });
  });
});
