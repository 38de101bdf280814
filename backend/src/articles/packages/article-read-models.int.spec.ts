import { catalogs } from '../../catalogs.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import type { Settings } from '../../platform/config/settings.js';
import type { ArticleCommand } from '../domain/article.commands.js';
import { articleDecider } from '../domain/article.decider.js';
import type { ArticleEvent, RecordedReport } from '../domain/article.events.js';
import type { Reader } from '../domain/reader.js';
import { articleHistory } from '../history/article-history.projection.js';
import { articlePackages } from './article-packages.projection.js';
import { articleList } from '../article/article-list.projection.js';
import { GetStats } from '../lists/get-stats.query.js';
import {
  anAdministrator,
  anArticle,
  aPromotion,
  generated,
  passedReport,
  promotedWith,
} from '../domain/testing/articles.js';

const mara: Actor = { kind: 'user', id: 'u-mara', name: 'Mara Voss', role: 'admin' };
const check = () => passedReport;

let now = Date.parse('2026-11-20T09:00:00Z');
let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels }, { now: () => new Date((now += 1_000)) });
});

afterAll(() => record.stop());

async function onArticle(id: string, ...commands: readonly ArticleCommand[]): Promise<void> {
  for (const command of commands) {
    await record.aggregates.handle(articleDecider, id, command, internalContext(mara));
  }
}

const rowsOf = (statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  record.dataSource.query(statement, values);

describe('articles', () => {
  it('stand in their row as they are now', async () => {
    await onArticle(
      'a-1',
      { type: 'record-generated', article: anArticle({ batch: { id: 'b', index: 3 } }) },
      { type: 'edit', by: anAdministrator, title: 'Boxes', content: 'Keep all.', check },
      { type: 'edit', by: anAdministrator, promotion: aPromotion, check },
    );
    expect(await rowsOf('select * from article where id = $1', 'a-1')).toEqual([
      expect.objectContaining({
        title: 'Boxes',
        content: 'Keep all.',
        word_count: 2,
        status: 'promoted',
        deleted: false,
        edited: true,
        revision: 2,
        persona: 'The Archivist',
        category: 'Collectibles',
        author_id: 'author-1',
        batch_id: 'b',
        batch_index: 3,
      }),
    ]);
  });

  it('leave when they are deleted, and come back as drafts', async () => {
    const restore = {
      type: 'restore',
      by: anAdministrator,
      fromRevision: 0,
      text: { title: 'Back', content: 'Again.', summary: null },
      check,
    } as const;
    await onArticle(
      'a-2',
      { type: 'record-generated', article: anArticle() },
      { type: 'edit', by: anAdministrator, promotion: aPromotion, check },
      { type: 'delete', by: anAdministrator },
    );
    const state = 'select deleted, status, title, revision from article where id = $1';
    expect(await rowsOf(state, 'a-2')).toMatchObject([{ deleted: true }]);
    await onArticle('a-2', restore);
    expect(await rowsOf(state, 'a-2')).toEqual([
      { deleted: false, status: 'draft', title: 'Back', revision: 3 },
    ]);
  });

  it('have a row for each revision, with what it set', async () => {
    await onArticle(
      'a-3',
      { type: 'record-generated', article: anArticle() },
      { type: 'edit', by: anAdministrator, title: 'Boxes', check },
      { type: 'edit', by: anAdministrator, promotion: aPromotion, check },
    );
    const found = await rowsOf(
      `select revision, type, actor->>'name' who, title, content, status, changes
       from article_revision where article_id = $1 order by revision`,
      'a-3',
    );
    expect(found).toEqual([
      expect.objectContaining({
        type: 'ArticleGenerated',
        title: anArticle().title,
        status: 'draft',
        changes: [],
      }),
      expect.objectContaining({ type: 'ArticleEdited', title: 'Boxes', content: null, status: null }),
      {
        revision: 2,
        type: 'ArticlePromoted',
        who: 'Mara Voss',
        title: null,
        content: null,
        status: 'promoted',
        changes: [{ field: 'status', from: 'draft', to: 'promoted' }],
      },
    ]);
  });
});

describe('the articles promoted in a week', () => {
  const weekMs = 7 * 24 * 3_600_000;
  const edit = (fields: object) => ({ type: 'edit', by: anAdministrator, check, ...fields }) as const;
  const promote = edit({ promotion: aPromotion });
  const giveBack = edit({ status: 'draft' });
  const create = (id: string) => onArticle(id, { type: 'record-generated', article: anArticle() });

  /** The numbers for the last week and the two before it. All weeks together must give the figure beside them. */
  async function promoted(reader: Reader = anAdministrator): Promise<number[]> {
    const settings = { scheduleTimezone: 'UTC' } as Settings;
    const stats = new GetStats(record.dataSource, { now: () => new Date(now) }, settings);
    const { weeks, published } = await stats.execute(reader);
    expect(weeks.reduce((sum, week) => sum + week.promoted, 0)).toBe(published);
    return weeks.slice(-3).map((week) => week.promoted);
  }

  it('are those that still are, each in the week of its last promotion', async () => {
    now += 4 * weekMs;
    for (const id of ['w-1', 'w-2', 'w-3', 'w-4']) {
      await create(id);
      await onArticle(id, promote);
    }
    expect(await promoted()).toEqual([0, 0, 4]);
    await onArticle('w-1', giveBack);
    expect(await promoted()).toEqual([0, 0, 3]);
    now += weekMs;
    expect(await promoted()).toEqual([0, 3, 0]);
    await onArticle('w-1', promote);
    await onArticle('w-2', giveBack, promote, giveBack, promote);
    expect(await promoted()).toEqual([0, 2, 2]);
    now += weekMs;
    await onArticle('w-3', edit({ content: 'Keep the box.' }));
    expect(await promoted()).toEqual([2, 2, 0]);
    await onArticle('w-3', promote);
    expect(await promoted()).toEqual([1, 2, 1]);
    await onArticle('w-4', { type: 'delete', by: anAdministrator });
    expect(await promoted()).toEqual([0, 2, 1]);
    const text = { title: 'Back', content: 'Again.', summary: null };
    await onArticle('w-4', { type: 'restore', by: anAdministrator, fromRevision: 0, text, check });
    await onArticle('w-3', { type: 'restore', by: anAdministrator, fromRevision: 0, text, check });
    expect(await promoted()).toEqual([0, 2, 1]);
    await onArticle('w-4', promote);
    expect(await promoted()).toEqual([0, 2, 2]);
    expect(await promoted({ id: 'someone', role: 'author', assignedPersona: null })).toEqual([0, 0, 0]);
  });
});

describe('made anew from the first event', () => {
  it.each([articleList({}), articleHistory, articlePackages({})])('$name is the same', async (projection) => {
    const before = await record.rowsOf(projection);
    expect(before.flat().length).toBeGreaterThan(0);
    await record.rebuild(projection);
    expect(await record.rowsOf(projection)).toEqual(before);
  });

  it('reports are as they were recorded, whatever the checks say of these texts by now', async () => {
    // The checks ignore a quotation and find `safe bets`; an earlier judge did neither.
    const [quoted, inflected] = ['The flyer called it “a safe bet”.', 'They were safe bets.'];
    const rule = 'Do not: No "safe bet"';
    const report = (status: 'pass' | 'fail', rulesRevision: number): RecordedReport => ({
      passed: status === 'pass',
      rulesRevision,
      checks: [
        { rule, status, detail: '' },
        { rule: 'Do: Explain a term', status: 'review', detail: 'Left to the reviewer.' },
      ],
    });
    const change = { to: inflected, wordsAdded: 2, wordsRemoved: 2, wordCount: 4 };
    const recorded = [report('fail', 1), report('pass', 2), report('pass', 3), report('fail', 4)] as const;
    const [written, edited, promoted, restored] = recorded;
    await record.put<ArticleEvent>(
      'article',
      'c-1',
      generated({ content: quoted, ruleReport: written }),
      { type: 'ArticleEdited', data: { content: change, ruleReport: edited } },
      promotedWith({ ruleReport: promoted }),
      {
        type: 'ArticleRestored',
        data: {
          fromRevision: 0,
          title: { from: 'What a Box Is Worth', to: 'What a Box Is Worth' },
          content: { ...change, to: quoted },
          undeleted: false,
          ruleReport: restored,
        },
      },
    );
    for (const projection of [articleList({}), articleHistory, articlePackages({})]) {
      await record.rebuild(projection);
    }
    const reports = async (statement: string): Promise<unknown[]> =>
      (await rowsOf(statement)).map((row) => row['report']);
    expect(await reports(`select rule_report report from article where id = 'c-1'`)).toEqual([restored]);
    expect(
      await reports(
        `select rule_report report from article_revision where article_id = 'c-1' order by revision`,
      ),
    ).toEqual([written, edited, null, restored]);
    expect(
      await reports(`select frozen->'ruleReport' report from article_package where article_id = 'c-1'`),
    ).toEqual([promoted]);
  });

  it('articles are counted as before, as they come, change and go', async () => {
    await onArticle('b-1', { type: 'record-generated', article: anArticle({ authorId: null }) });
    await expectTotals();
    await onArticle('b-1', { type: 'edit', by: anAdministrator, promotion: aPromotion, check });
    await expectTotals();
    await onArticle('b-1', { type: 'delete', by: anAdministrator });
    await expectTotals();
  });
});

async function expectTotals(): Promise<void> {
  const kinds = 'persona_id, category_id, author_id, status';
  const counted = await rowsOf(
    `select ${kinds}, count(*)::integer articles from article where not deleted group by ${kinds} order by ${kinds}`,
  );
  expect(counted.length).toBeGreaterThan(0);
  expect(await rowsOf(`select ${kinds}, articles from article_total order by ${kinds}`)).toEqual(counted);
}
