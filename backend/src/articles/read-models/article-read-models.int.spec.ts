import { catalogs } from '../../catalogs.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import type { ArticleCommand } from '../domain/article.commands.js';
import { articleDecider } from '../domain/article.decider.js';
import { articleHistory } from './article-history/article-history.projection.js';
import { articlePackages } from './article-packages/article-packages.projection.js';
import { articleList } from './article-list/article-list.projection.js';
import { anAdministrator, anArticle, aPromotion, passedReport } from '../domain/testing/articles.js';

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
      text: { title: 'Back', content: 'Again.' },
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

describe('made anew from the first event', () => {
  it.each([articleList({}), articleHistory, articlePackages({})])('$name is the same', async (projection) => {
    const before = await record.rowsOf(projection);
    expect(before.flat().length).toBeGreaterThan(0);
    await record.rebuild(projection);
    expect(await record.rowsOf(projection)).toEqual(before);
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
