import type { ArticleEvent } from '../../articles/contract.js';
import { catalogs } from '../../catalogs.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import { scheduledRunDecider, type ScheduledRunCommand } from '../domain/scheduled-run.decider.js';
import type { ScheduledTask } from '../domain/scheduled-run.events.js';
import { schedulerDecider, type SchedulerCommand } from '../domain/scheduler.decider.js';
import { house } from '../../platform/kernel/house.js';
import { articleTask } from '../domain/testing/tasks.js';
import { ScheduledRunList } from './scheduled-runs/scheduled-run-list.js';
import { SchedulerSettings } from './scheduler-settings.js';
import { scheduledRuns } from './scheduled-runs/scheduled-runs.projection.js';
import { schedulerSettings } from './scheduler-settings.js';

const mara: Actor = { kind: 'user', id: 'u-mara', name: 'Mara Voss', role: 'admin' };
const at = new Date('2026-11-16T14:00:00.000Z');

let record: StartedRecord;
let runs: ScheduledRunList;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels }, { now: () => at });
  runs = new ScheduledRunList(record.dataSource);
});
afterAll(() => record.stop());

async function onRun(id: string, ...commands: readonly ScheduledRunCommand[]): Promise<void> {
  for (const command of commands) {
    await record.aggregates.handle(scheduledRunDecider, id, command, internalContext(mara));
  }
}

async function onScheduler(...commands: readonly SchedulerCommand[]): Promise<void> {
  for (const command of commands) {
    await record.aggregates.handle(schedulerDecider, house, command, internalContext(mara));
  }
}

const onArticle = (id: string, ...events: readonly ArticleEvent[]): Promise<void> =>
  record.put('article', id, ...events);

const ruleReport = { passed: true, rulesRevision: 0, checks: [] };

const open: ScheduledRunCommand = {
  type: 'open',
  job: 'articles',
  trigger: 'schedule',
  dueAt: at,
  customPrompt: null,
};

const plan = (...tasks: ScheduledTask[]): ScheduledRunCommand => ({ type: 'plan', tasks, reason: null, at });
const done = (index: number, title: string): ScheduledRunCommand => ({
  type: 'record-done',
  index,
  title,
  ideas: null,
});
const failed = (index: number, tryNumber: number): ScheduledRunCommand => ({
  type: 'record-failed',
  index,
  tryNumber,
  reason: 'No answer.',
  at,
});

describe('a run', () => {
  it('is told from its opening to its end', async () => {
    await onRun('run-1', open);
    expect(await runs.find('run-1')).toMatchObject({ outcome: 'waiting', startedAt: null, requested: 0 });
    await onRun('run-1', plan(articleTask('a-1'), articleTask('a-2')));
    expect(await runs.find('run-1')).toMatchObject({ outcome: 'running', requested: 2 });
    await onRun('run-1', done(0, 'First'), failed(1, 1));
    expect(await runs.find('run-1')).toMatchObject({
      outcome: 'waiting',
      failures: [{ reason: 'No answer.', nextTryAt: '2026-11-16T14:05:00.000Z' }],
    });
    await onRun('run-1', failed(1, 2), failed(1, 3));
    expect(await runs.find('run-1')).toEqual({
      id: 'run-1',
      job: 'articles',
      trigger: 'schedule',
      customPrompt: null,
      dueAt: at.toISOString(),
      startedAt: at.toISOString(),
      finishedAt: at.toISOString(),
      outcome: 'partial',
      reason: null,
      requested: 2,
      articles: [{ id: 'a-1', title: 'First', persona: 'The Archivist', category: 'Collectibles' }],
      ideas: 0,
      failures: [
        { persona: 'The Archivist', category: 'Collectibles', reason: 'No answer.', nextTryAt: null },
      ],
      by: { kind: 'user', id: 'u-mara', name: 'Mara Voss' },
    });
  });

  it('that was called missed and came after all is told as run', async () => {
    await onRun('run-2', { type: 'miss', job: 'articles', dueAt: at });
    expect(await runs.find('run-2')).toMatchObject({ outcome: 'missed', by: { name: 'Mara Voss' } });
    await onRun('run-2', open, plan());
    expect(await runs.find('run-2')).toMatchObject({ outcome: 'failed', requested: 0 });
  });

  it('shows its articles as they are now', async () => {
    await onRun('run-3', open, plan(articleTask('a-3')), done(0, 'Before'));
    await onArticle('a-3', {
      type: 'ArticleEdited',
      data: { title: { from: 'Before', to: 'After' }, ruleReport },
    });
    expect((await runs.find('run-3'))?.articles).toMatchObject([{ id: 'a-3', title: 'After' }]);
    await onArticle('a-3', { type: 'ArticleDeleted', data: {} });
    expect((await runs.find('run-3'))?.articles).toEqual([]);
    const title = { from: 'After', to: 'Before' };
    const content = { to: 'Text.', wordsAdded: 0, wordsRemoved: 0, wordCount: 1 };
    await onArticle('a-3', {
      type: 'ArticleRestored',
      data: { fromRevision: 0, title, content, undeleted: true, ruleReport },
    });
    expect((await runs.find('run-3'))?.articles).toMatchObject([{ title: 'Before' }]);
  });

  it('is the last of the articles when it is the newest that took place', async () => {
    await onRun('run-4', { type: 'miss', job: 'articles', dueAt: at });
    await onRun('run-5', { ...open, job: 'topics' });
    expect((await runs.lastOfArticles())?.id).toBe('run-3');
  });
});

describe('the settings', () => {
  it('are as at first until somebody changes them', async () => {
    const settings = new SchedulerSettings(record.dataSource, { scheduleTimezone: 'UTC' });
    const first = { enabled: true, notifications: { slack: true, email: true }, claim: null };
    expect(await settings.current()).toEqual(first);
    await onScheduler({ type: 'start', at });
    expect(await settings.current()).toEqual(first);
    await onScheduler(
      { type: 'switch-article-job', enabled: false, at },
      { type: 'switch-notifications', email: false, at },
      { type: 'claim-article-run', runId: 'run-9', customPrompt: 'Boxes', at },
    );
    expect(await settings.current()).toEqual({
      enabled: false,
      notifications: { slack: true, email: false },
      claim: {
        runId: 'run-9',
        customPrompt: 'Boxes',
        at: at.toISOString(),
        actor: mara,
        correlationId: expect.any(String) as string,
      },
    });
    await onScheduler({ type: 'release-article-run', runId: 'run-9', at });
    expect((await settings.current()).claim).toBeNull();
  });
});

describe('a rebuild', () => {
  it.each([scheduledRuns, schedulerSettings])('gives the same rows of $name', async (projection) => {
    const before = await record.rowsOf(projection);
    expect(before[0]?.length).toBeGreaterThan(0);
    await record.rebuild(projection);
    expect(await record.rowsOf(projection)).toEqual(before);
  });
});
