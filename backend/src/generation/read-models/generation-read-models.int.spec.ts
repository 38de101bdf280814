import { catalogs } from '../../catalogs.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { readSettings } from '../../platform/config/settings.js';
import type { Clock } from '../../platform/kernel/clock.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import { batchDecider, type BatchCommand } from '../domain/batch.decider.js';
import type { GenerationEvent } from '../domain/generation.events.js';
import { order as articleOrder } from '../domain/testing/generations.js';
import { weeklyQuotaDecider, type WeeklyQuotaCommand } from '../domain/weekly-quota.decider.js';
import { weeklyQuotaId } from '../domain/weekly-quota.events.js';
import { batchProgress } from './batch-progress.js';
import { weeklyUse, WeeklyUse } from './weekly-use.js';

const mara: Actor = { kind: 'user', id: 'u-mara', name: 'Mara Voss', role: 'admin' };

let now = Date.parse('2026-11-20T09:00:00Z');
let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels }, { now: () => new Date((now += 1_000)) });
});

afterAll(() => record.stop());

async function onBatch(id: string, ...commands: readonly BatchCommand[]): Promise<void> {
  for (const command of commands) {
    await record.aggregates.handle(batchDecider, id, command, internalContext(mara));
  }
}

async function onWeek(id: string, ...commands: readonly WeeklyQuotaCommand[]): Promise<void> {
  for (const command of commands) {
    await record.aggregates.handle(weeklyQuotaDecider, id, command, internalContext(mara));
  }
}

const rowsOf = (statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  record.dataSource.query(statement, values);

describe('batches', () => {
  const order = {
    authorId: 'u-mara',
    key: 'k',
    week: null,
    customPrompt: null,
    articles: ['x', 'y'].map((articleId) => ({
      articleId,
      personaId: 'p',
      personaName: 'The Archivist',
      categoryId: 'c',
      categoryName: 'Collectibles',
    })),
  };

  it('have their outcomes, and lose those of a first try that brought nothing', async () => {
    await onBatch(
      'b-1',
      { type: 'request', order },
      { type: 'record-failed', index: 0, reason: 'No.' },
      { type: 'record-failed', index: 1, reason: 'No.' },
      { type: 'request', order },
      { type: 'record-written', index: 0 },
    );
    expect(await rowsOf('select place, failure from batch_outcome where batch_id = $1', 'b-1')).toEqual([
      { place: 0, failure: null },
    ]);
    expect(await rowsOf('select finished, actor from batch where id = $1', 'b-1')).toEqual([
      { finished: false, actor: mara },
    ]);
  });
});

describe('what a model said of a draft', () => {
  const verdicts = [
    { criterion: 'ending', question: 'Does it end?', holds: false, quotation: 'Keep it.', comment: 'No.' },
  ];
  const claim = {
    quotation: 'Keep it.',
    cites: [],
    kind: 'vague' as const,
    source: null,
    passage: null,
    other: null,
    fix: '',
  };
  const said = { verdicts, discarded: 1, call: null, detail: null };
  const critiqued: GenerationEvent = { type: 'GenerationCritiqued', data: said };
  const reviewed: GenerationEvent = {
    type: 'GenerationReviewed',
    data: { ...said, claims: [claim, { ...claim, kind: 'supported' }], found: null },
  };

  it.each([
    [
      'an older critique',
      critiqued,
      { critique: verdicts, review: null },
      'critique',
      '1 of 1 question answered no. 1 answer left out: unreadable, or no such quotation in the text.',
    ],
    [
      'a review',
      reviewed,
      { critique: null, review: { claims: [claim, { ...claim, kind: 'supported' }], verdicts } },
      'review',
      '2 claims looked at: 1 supported, 1 in doubt. 1 of 1 question answered no. 1 answer left out: they could not be read, or what they quote was not found.',
    ],
  ])('is kept with its generation: %s', async (_, event, row, step, detail) => {
    const requested: GenerationEvent = { type: 'GenerationRequested', data: articleOrder };
    await record.put('generation', step, requested);
    await record.put('generation', step, event);
    expect(await rowsOf('select critique, review from generation where id = $1', step)).toEqual([row]);
    expect(await rowsOf('select step, detail from generation_step where generation_id = $1', step)).toEqual([
      { step, detail },
    ]);
  });
});

describe('an author’s week', () => {
  it('shows what is used and what work still holds', async () => {
    const [authorId, monday] = ['u-ada', '2026-11-16'];
    const reserve = (workId: string, articles: number): WeeklyQuotaCommand => ({
      type: 'reserve',
      workId,
      articles,
      request: 'batch',
      secondsToNextWeek: 1,
    });
    await onWeek(
      weeklyQuotaId({ authorId, monday }),
      reserve('w-1', 3),
      reserve('w-2', 1),
      reserve('w-3', 2),
      { type: 'use', workId: 'w-1', articleId: 'x' },
      { type: 'use', workId: 'w-2', articleId: 'y' },
      { type: 'release', workId: 'w-3' },
    );
    expect(
      await rowsOf('select work_id, places_left from weekly_reservation where author_id = $1', authorId),
    ).toEqual([{ work_id: 'w-1', places_left: 2 }]);
    expect(
      await rowsOf('select monday, article_id from weekly_article where author_id = $1 order by 2', authorId),
    ).toEqual([
      { monday, article_id: 'x' },
      { monday, article_id: 'y' },
    ]);
  });
});

describe('an author’s count', () => {
  const [authorId, monday] = ['u-eve', '2026-11-16'];
  const week = weeklyQuotaId({ authorId, monday });
  const counted = async (): Promise<number> => {
    const settings = readSettings({ DATA_DIR: 'none', SCHEDULE_TIMEZONE: 'Etc/UTC' });
    const clock: Clock = { now: () => new Date('2026-11-20T12:00:00Z') };
    return (await new WeeklyUse(record.dataSource, clock, settings).count(authorId)).weeklyCount;
  };
  const generated = (id: string, status: string, batchId: string | null = null) =>
    rowsOf(
      `insert into generation (id, actor, correlation_id, author_id, batch_id, status, sources, unreadable)
       values ($1, '{}', 'c', $2, $3, $4, '[]', '[]')`,
      ...[id, authorId, batchId, status],
    );
  const reserve = (workId: string, articles: number) =>
    ({ type: 'reserve', workId, articles, request: 'batch', secondsToNextWeek: 1 }) as const;

  it('has an article as soon as its generation is done, and once', async () => {
    await onWeek(week, reserve('g-1', 1), reserve('g-2', 1));
    await generated('g-2', 'running');
    expect(await counted()).toBe(0);
    await generated('g-1', 'done');
    expect(await counted()).toBe(1);
    await onWeek(week, { type: 'use', workId: 'g-1', articleId: 'g-1' });
    expect(await counted()).toBe(1);
  });

  it('has each article of a batch as soon as it is done', async () => {
    const articles = ['g-3', 'g-4'].map((articleId) => ({
      articleId,
      personaId: 'p',
      personaName: 'The Archivist',
      categoryId: 'c',
      categoryName: 'Collectibles',
    }));
    const order = { authorId, key: 'k', week: null, customPrompt: null, articles };
    await onBatch('b-2', { type: 'request', order });
    await onWeek(week, reserve('b-2', 2));
    await generated('g-3', 'done', 'b-2');
    await generated('g-4', 'running', 'b-2');
    expect(await counted()).toBe(2);
    await onWeek(week, { type: 'use', workId: 'b-2', articleId: 'g-3' });
    expect(await counted()).toBe(2);
  });
});

describe('made anew from the first event', () => {
  it.each([batchProgress, weeklyUse])('$name is the same', async (projection) => {
    const before = await record.rowsOf(projection);
    expect(before.flat().length).toBeGreaterThan(0);
    await record.rebuild(projection);
    expect(await record.rowsOf(projection)).toEqual(before);
  });
});
