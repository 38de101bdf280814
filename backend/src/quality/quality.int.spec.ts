import { promotedWith, anArticle } from '../articles/domain/testing/articles.js';
import { catalogs } from '../catalogs.js';
import { Clock } from '../platform/kernel/clock.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import * as readModels from '../read-models.js';
import type { ArticleEvent, ArticleEventOf } from '../articles/contract.js';
import type { GenerationEvent } from '../generation/contract.js';
import type { Quality, QualityQuery } from './dto/quality.dto.js';
import { GetQuality } from './read-models/get-quality.query.js';
import { aCall, captions, checked, dismissed, edited, revised, wroteBy } from './testing/quality-events.js';

let now = Date.parse('2026-11-18T09:00:00Z');
let record: StartedRecord;
let figures: Quality;

const minute = 60_000;
const prices = { 'a-model': { input: 2, output: 10, cached: 0.5 } };

class LaterClock extends Clock {
  override now(): Date {
    return new Date('2026-11-20T09:00:00Z');
  }
}

function read(asked: QualityQuery = {}): Promise<Quality> {
  const settings = { scheduleTimezone: 'America/New_York', aiPrices: prices };
  return new GetQuality(record.dataSource, new LaterClock(), settings).execute(asked);
}

/** Adds a draft, and what becomes of it minute by minute. */
async function put(
  id: string,
  draft: Partial<ArticleEventOf<'ArticleGenerated'>['data']>,
  ...later: ArticleEvent[]
) {
  await record.put('article', id, { type: 'ArticleGenerated', data: anArticle(draft) });
  for (const event of later) {
    now += minute;
    await record.put('article', id, event);
  }
}

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels }, { now: () => new Date(now) });
  const override = { rule: 'length', name: 'Length', message: '3 words.', reason: 'A note.' };
  await put('a-1', wroteBy('a-model', { input: 1_000, output: 500 }), edited(8), promotedWith(), edited(90));
  await put(
    'a-2',
    wroteBy('a-model', { input: 3_000, output: 1_500 }, ['Length']),
    edited(18),
    dismissed,
    dismissed,
    promotedWith({ overrides: [override, override] }),
  );
  await record.put('generation', 'a-3', checked(0));
  await put('a-3', { personaId: 'persona-2', personaName: 'The Collector', ...wroteBy('other', null) });
  await record.put(
    'generation',
    'a-4',
    checked(2),
    revised(aCall),
    checked(1),
    revised(aCall),
    revised(null),
  );
  await put('a-4', { personaId: 'persona-2', personaName: 'The Collector', ...wroteBy('other', null) });
  await record.put('captions', 'a-1', captions(['A', 'B', 'C']), captions(['A', 'D', 'C'], 1));
  await record.put('captions', 'a-2', captions(['A', 'B', 'C']), captions(['D', 'E', 'F']));
  figures = await read();
});

afterAll(() => record.stop());

it('tells how drafts came out, and what people changed of them before the promotion', () => {
  expect(figures.all).toEqual({
    drafts: 4,
    firstTry: 0.5,
    rounds: 0.75,
    promoted: 2,
    wordsChanged: 15,
    minutesToPromotion: 3,
  });
});

it('tells the same of each persona', () => {
  expect(figures.personas).toEqual([
    expect.objectContaining({ personaId: 'persona-1', persona: 'The Archivist', drafts: 2, firstTry: 0.5 }),
    {
      personaId: 'persona-2',
      persona: 'The Collector',
      drafts: 2,
      firstTry: 0.5,
      rounds: 1,
      promoted: 0,
      wordsChanged: null,
      minutesToPromotion: null,
    },
  ]);
});

it('tells which rules were set aside, each draft counted once, and that one in four is too often', () => {
  expect(figures.rules).toEqual([
    {
      rule: 'figures-have-source',
      name: 'Figures have a source',
      dismissed: 1,
      overridden: 0,
      share: 0.25,
      tooOften: true,
    },
    { rule: 'length', name: 'Length', dismissed: 0, overridden: 1, share: 0.25, tooOften: true },
  ]);
});

it('tells tokens and cost an article by week and model', () => {
  const weekStart = '2026-11-16T00:00:00-05:00';
  const article = { weekStart, provider: 'openai', articles: 2 };
  expect(figures.usage).toEqual([
    { ...article, model: 'a-model', inputTokens: 2_000, outputTokens: 1_000, cachedTokens: 0, cost: 0.014 },
    { ...article, model: 'other', inputTokens: null, outputTokens: null, cachedTokens: null, cost: null },
  ]);
});

it('tells how many captions stayed as they were first written', () => {
  expect(figures.captions).toEqual({ written: 6, unchanged: 2 });
});

it('counts the drafts of the time that is asked for only', async () => {
  const empty = await read({ from: '2026-11-19T00:00:00Z', to: '2026-11-20T00:00:00Z' });
  expect(empty.all).toMatchObject({ drafts: 0, firstTry: null });
  expect([empty.personas, empty.rules, empty.usage]).toEqual([[], [], []]);
  expect(empty.captions).toEqual({ written: 0, unchanged: 0 });
});

describe('what models were asked for', () => {
  const tokens = { input: 1_000, output: 100, cached: 400 };
  /** The provider answers with a dated version of the model that has the price. */
  const call = { ...aCall, model: 'a-model-2026-10-01', tokens };
  const drafted = anArticle({ batch: { id: 'b-1', index: 0 }, ...wroteBy(call.model, tokens) });
  const time = { from: '2026-11-23T05:00:00Z', to: '2026-11-24T05:00:00Z' };
  const finished: GenerationEvent = {
    type: 'GenerationFinished',
    data: { title: 'T', content: 'C', summary: null, call, detail: null },
  };

  beforeAll(async () => {
    now = Date.parse(time.from);
    const provenance = { ...call, rulesRevision: 0, askedAgain: false };
    const { answerHash: _, ...told } = provenance;
    await record.put('batch', 'b-1', {
      type: 'BatchPlanned',
      data: {
        plans: [null, null, null],
        call: { ...call, tokens: { input: 600, output: 40 } },
        detail: null,
      },
    });
    await record.put('scheduledRun', 'articles-1', {
      type: 'ScheduledRunPlanned',
      data: { tasks: [], at: time.from, call },
    });
    for (const id of ['b-1-1', 'b-1-2']) {
      await record.put('generation', id, finished);
      await record.put('article', id, { type: 'ArticleGenerated', data: { ...drafted, generationId: id } });
    }
    await record.put('article', 'told-whole', {
      type: 'ArticleGenerated',
      data: { ...drafted, batch: null },
    });
    await record.put('generation', 'given-up', revised(call), revised(null), {
      type: 'GenerationCancelled',
      data: {},
    });
    await record.put('topics', 'house', {
      type: 'TopicBatchGenerated',
      data: { batchId: 't-1', createdAt: time.from, ideas: [], provenance: told },
    });
    now = Date.parse(time.to);
    await record.put('generation', 'too-late', finished);
  });

  it('counts an article’s share of the plan, and a dated model at the price of its name', async () => {
    const { usage } = await read(time);
    expect(usage).toEqual([
      {
        weekStart: '2026-11-23T00:00:00-05:00',
        provider: 'openai',
        model: call.model,
        articles: 3,
        inputTokens: 1_200,
        outputTokens: expect.closeTo(113.33, 2) as number,
        cachedTokens: 400,
        cost: 0.002933,
      },
    ]);
  });

  it('tells apart what it was for, plans of runs and articles that never came out included', async () => {
    const { calls } = await read(time);
    const each = { provider: 'openai', model: call.model };
    const one = { calls: 1, inputTokens: 1_000, outputTokens: 100, cachedTokens: 400, cost: 0.0024 };
    const plans = { calls: 2, inputTokens: 1_600, outputTokens: 140, cachedTokens: 400, cost: 0.004 };
    const articles = { calls: 3, inputTokens: 3_000, outputTokens: 300, cachedTokens: 1_200, cost: 0.0072 };
    expect(calls).toEqual([
      { ...each, purpose: 'article', ...articles },
      { ...each, purpose: 'plan', ...plans },
      { ...each, purpose: 'unfinished', ...one },
      { ...each, purpose: 'ideas', ...one },
    ]);
  });

  it('tells so without drafts too', async () => {
    const { all, calls } = await read({ from: time.to, to: '2026-11-25T00:00:00Z' });
    expect([all.drafts, calls.map(({ purpose }) => purpose)]).toEqual([0, ['unfinished']]);
  });
});

it.each([
  ['after its end', '2026-11-21T00:00:00Z'],
  ['too long before it', '2024-11-21T00:00:00Z'],
])('refuses a time that begins %s', async (_, from) => {
  await expect(read({ from })).rejects.toMatchObject({ kind: 'invalid' });
});
