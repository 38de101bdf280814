import { TextModel } from '../../platform/ai/text-model.js';
import { ProviderSlots } from '../../platform/ai/provider-slots.js';
import { DemoTextProvider } from '../../demo/contract.js';
import { openAiClient } from '../../platform/ai/openai/openai-client.js';
import { OpenAiTextProvider } from '../../platform/ai/openai/openai-text-provider.js';
import { FakeOpenAi } from '../../platform/ai/testing/fake-openai.js';
import { replies } from '../../platform/ai/testing/fake-replies.js';
import { ArticleWriter, type WritingOptions } from './article-writer.js';
import { articlePrompt } from './article-prompt.js';
import { articleInputs, rulesWith } from './testing/article-inputs.js';

const rules = rulesWith({ min: 5, max: 10, include: ['"inventory"'], doNot: ['No "risk-free"'] });
const inputs = articleInputs({ rules });
const order = { inputs, rulesRevision: 7 };

const good = { title: 'A title', content: 'An inventory is kept up to date.' };
const short = { title: 'Too short', content: 'An inventory.' };
const worse = { title: 'Worse', content: 'It is risk-free.' };

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await FakeOpenAi.start(() => replies.answer(good));
});
afterEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.stop());

const writerWithin = (limitMs: number) => {
  const client = openAiClient({
    openaiApiKey: 'sk-1',
    openaiBaseUrl: fake.baseUrl,
    openaiTimeoutMs: limitMs,
  });
  const provider = new OpenAiTextProvider(client, 'a-model', { backOffMs: 1, random: () => 0 });
  return new ArticleWriter(new TextModel(provider, new ProviderSlots({ concurrency: 2, limitMs })));
};

const write = async (options: Partial<WritingOptions> = {}, limitMs = 5000) => {
  const outcome = await writerWithin(limitMs).write(order, {
    person: 'ines',
    limitStarts: 'now',
    ...options,
  });
  if (!outcome.ok) throw new Error(`Not written: ${outcome.kind}`);
  return outcome;
};

describe('a draft that keeps the rules', () => {
  it('is the article, with its report and where it came from', async () => {
    const { durationMs, ...provenance } = (await write()).provenance;
    const { version, hash } = articlePrompt.from(inputs);
    expect(provenance).toEqual({
      provider: 'openai',
      model: 'fake-model-2026-01-01',
      promptVersion: version,
      promptHash: hash,
      tokens: { input: 120, output: 900 },
      revisedFor: [],
    });
    expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(await write()).toMatchObject({
      ...good,
      wordCount: 7,
      ruleReport: { passed: true, rulesRevision: 7 },
    });
  });

  it('goes through the stages of writing and checking', async () => {
    const stages: string[] = [];
    await write({ onStage: (stage) => stages.push(stage) });
    expect(stages).toEqual(['writing', 'checking']);
  });

  it('loses a first heading that repeats the title, before its words are counted', async () => {
    fake.next(replies.answer({ ...good, content: `# A Title\n\n${good.content}` }));
    expect(await write()).toMatchObject({ ...good, wordCount: 7 });
  });
});

describe('a draft that breaks a rule', () => {
  it('is revised once, told which rules it broke', async () => {
    fake.next(replies.answer(short));
    const stages: string[] = [];
    const article = await write({ onStage: (stage) => stages.push(stage) });
    expect(article).toMatchObject({ ...good, ruleReport: { passed: true } });
    expect(article.provenance).toMatchObject({
      revisedFor: ['Length'],
      promptHash: articlePrompt.from(inputs).hash,
      tokens: { input: 240, output: 1800 },
    });
    expect(stages).toEqual(['writing', 'checking', 'revising']);
    expect(fake.requests[1]?.body.messages[1]?.content).toContain(
      '| Length. 2 words; 5 to 10 words are asked for.',
    );
  });

  it('gives way to a revision that still breaks one, with the report of that', async () => {
    fake.next(replies.answer(short), replies.answer({ ...short, title: 'Still too short' }));
    const article = await write();
    expect(article).toMatchObject({ title: 'Still too short', ruleReport: { passed: false } });
    expect(fake.requests).toHaveLength(2);
  });

  it.each([
    ['breaks more', replies.answer(worse)],
    ['is refused', replies.refusal('no')],
    ['is cut off', replies.cutOff('{"title": "A')],
    ['is rate limited for long', replies.error(429, 'no', { 'retry-after': '600' })],
  ])('stands with its report when the revision %s', async (_, revision) => {
    fake.next(replies.answer(short), revision);
    const article = await write();
    expect(article).toMatchObject({
      ...short,
      ruleReport: { passed: false },
      provenance: { revisedFor: [] },
    });
  });

  it('stands when the time ends during the revision', async () => {
    fake.next(replies.answer(short), replies.silence());
    expect(await write({}, 250)).toMatchObject({ ...short, ruleReport: { passed: false } });
  });

  it('stands when its own writing took all the calls', async () => {
    fake.next(replies.error(500), replies.error(500), replies.answer(short));
    expect(await write()).toMatchObject(short);
    expect(fake.requests).toHaveLength(3);
  });
});

describe('without any draft', () => {
  it('the failure is the outcome', async () => {
    fake.next(replies.content(''));
    const outcome = await writerWithin(5000).write(order, { person: 'ines', limitStarts: 'now' });
    expect(outcome).toMatchObject({
      ok: false,
      kind: 'empty',
      message: 'The model answered with an empty text.',
    });
  });
});

describe('the demo writer', () => {
  it('is honest about itself', async () => {
    const model = new TextModel(new DemoTextProvider(), new ProviderSlots({ concurrency: 2, limitMs: 5000 }));
    const outcome = await new ArticleWriter(model).write(
      { inputs: articleInputs(), rulesRevision: 0 },
      { person: 'ines', limitStarts: 'now' },
    );
    expect(outcome).toMatchObject({
      ok: true,
      ruleReport: { passed: true },
      provenance: { provider: 'demo', model: 'demo-writer-2', tokens: null, revisedFor: [] },
    });
  });
});
