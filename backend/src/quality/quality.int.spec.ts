import { promotedWith, anArticle } from '../articles/domain/testing/articles.js';
import { catalogs } from '../catalogs.js';
import type { CaptionsEvent } from '../media/contract.js';
import { Clock } from '../platform/kernel/clock.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import * as readModels from '../read-models.js';
import type { ArticleEvent, ArticleEventOf } from '../articles/contract.js';
import type { GenerationEvent, ModelCall } from '../generation/contract.js';
import type { Quality, QualityQuery } from './quality.dto.js';
import { GetQuality, GetQualityHandler } from './read-models/get-quality.query.js';

let now = Date.parse('2026-11-18T09:00:00Z');
let record: StartedRecord;
let figures: Quality;

const minute = 60_000;
const prices = { 'a-model': { input: 2, output: 10 } };

class LaterClock extends Clock {
  override now(): Date {
    return new Date('2026-11-20T09:00:00Z');
  }
}

function read(asked: QualityQuery = {}): Promise<Quality> {
  const settings = { scheduleTimezone: 'America/New_York', aiPrices: prices };
  return new GetQualityHandler(record.dataSource, new LaterClock(), settings).execute(new GetQuality(asked));
}

/** A draft, and what becomes of it minute by minute. */
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

const wroteBy = (
  model: string,
  tokens: { input: number; output: number } | null,
  revisedFor: string[] = [],
) => ({
  provenance: { ...anArticle().provenance, provider: 'openai', model, tokens, revisedFor },
});

const edited = (
  words: number,
  proposal?: ArticleEventOf<'ArticleEdited'>['data']['proposal'],
): ArticleEvent => ({
  type: 'ArticleEdited',
  data: {
    content: { to: 'Keep it.', wordsAdded: words, wordsRemoved: 2, wordCount: 2 },
    ...(proposal && { proposal }),
    ruleReport: anArticle().ruleReport,
  },
});

const dismissed: ArticleEvent = {
  type: 'FindingDismissed',
  data: { rule: 'figures-have-source', quote: 'It rose.', reason: null },
};

const captions = (texts: readonly string[], only?: number): CaptionsEvent => ({
  type: 'CaptionsGenerated',
  data: {
    generationId: String(now),
    articleRevision: 1,
    captions: [...texts],
    ...(only !== undefined && { only }),
    provenance: {
      provider: 'openai',
      model: 'a-model',
      promptVersion: '1',
      promptHash: 'f00d',
      tokens: null,
      durationMs: 1,
      askedAgain: false,
    },
  },
});

/** What the checks hold against a text: each blocks, and what a reader may take or leave is not counted. */
const checked = (faults: number): GenerationEvent => ({
  type: 'GenerationChecked',
  data: {
    found: { block: faults, warn: 0, info: 3, notChecked: 1 },
    rulesRevision: 0,
    brokenRules: [],
    durationMs: 1,
  },
});

const aCall: ModelCall = {
  provider: 'openai',
  model: 'other',
  promptVersion: '1',
  promptHash: 'f00d',
  answerHash: 'beef',
  tokens: null,
  durationMs: 1,
};

const revised = (call: ModelCall | null): GenerationEvent => ({
  type: 'GenerationRevised',
  data: { title: 'T', content: 'C', taken: false, sections: [], revisedFor: [], call, detail: null },
});

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
    { ...article, model: 'a-model', inputTokens: 2_000, outputTokens: 1_000, cost: 0.014 },
    { ...article, model: 'other', inputTokens: null, outputTokens: null, cost: null },
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

it.each([
  ['after its end', '2026-11-21T00:00:00Z'],
  ['too long before it', '2024-11-21T00:00:00Z'],
])('refuses a time that begins %s', async (_, from) => {
  await expect(read({ from })).rejects.toMatchObject({ kind: 'invalid' });
});
