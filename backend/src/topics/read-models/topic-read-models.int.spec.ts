import { articleGenerated } from '../../../test/support/article-events.js';
import type { ArticleEvent } from '../../articles/contract.js';
import { catalogs } from '../../catalogs.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import { recordBatch, recordIdea } from '../domain/testing/topics.js';
import { topicsDecider, type TopicCommand } from '../domain/topics.decider.js';
import { topicArticles } from './topic-articles.js';
import { TopicIdeaList } from './topic-ideas/topic-idea-list.js';
import { topicIdeas } from './topic-ideas/topic-ideas.projection.js';
import { house } from '../../platform/kernel/house.js';

const mara: Actor = { kind: 'user', id: 'u-mara', name: 'Mara Voss', role: 'admin' };

let now = Date.parse('2026-11-20T09:00:00Z');
let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels }, { now: () => new Date((now += 1_000)) });
});

afterAll(() => record.stop());

async function onTopics(...commands: readonly TopicCommand[]): Promise<void> {
  for (const command of commands) {
    await record.aggregates.handle(topicsDecider, house, command, internalContext(mara));
  }
}

const onArticle = (id: string, ...events: readonly ArticleEvent[]): Promise<void> =>
  record.put('article', id, ...events);

const rowsOf = (statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  record.dataSource.query(statement, values);

const ruleReport = { passed: true, rulesRevision: 0, checks: [] };

describe('ideas', () => {
  it('have a row each, with their batch, and keep it when they are deleted', async () => {
    await onTopics(recordBatch(['Clocks', 'Casks']), recordIdea('Boxes'), {
      type: 'delete-idea',
      ideaId: 'Casks',
    });
    const columns = 'number, title, batch_id, prompt, deleted, sources, categories';
    const same = {
      sources: [{ name: 'Hodinkee', url: 'https://www.hodinkee.com' }],
      categories: ['watches'],
    };
    expect(await rowsOf(`select ${columns} from topic_idea order by number`)).toEqual([
      { number: 1, title: 'Clocks', batch_id: 'batch', prompt: null, deleted: false, ...same },
      { number: 2, title: 'Casks', batch_id: 'batch', prompt: null, deleted: true, ...same },
      { number: 3, title: 'Boxes', batch_id: null, prompt: 'On boxes', deleted: false, ...same },
    ]);
  });
});

describe('a list of ideas', () => {
  it('has those that waited for the record where they belong by their time', async () => {
    const reader = { id: 'u-mara', role: 'admin', assignedPersona: null } as const;
    const list = new TopicIdeaList(record.dataSource);
    const titles = async (before?: string) =>
      (await list.custom(reader, before)).items.map(({ title }) => title);
    const batches = async (before?: string) => (await list.weekly(reader, before)).items.map(({ id }) => id);
    const [sooner, later] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:03:00.000Z'];
    await onTopics(
      recordIdea('Prompt', { at: later }),
      recordIdea('Delayed', { at: sooner }),
      recordBatch(['Maps'], { at: later, batchId: 'prompt' }),
      recordBatch(['Globes'], { at: sooner, batchId: 'delayed' }),
    );
    expect((await titles()).slice(0, 2)).toEqual(['Prompt', 'Delayed']);
    expect((await titles(later))[0]).toBe('Delayed');
    expect((await batches()).slice(0, 2)).toEqual(['prompt', 'delayed']);
    expect((await batches(later))[0]).toBe('delayed');
  });

  it('ends after all ideas of one moment, so that the next list, which begins before it, misses none', async () => {
    const reader = { id: 'u-mara', role: 'admin', assignedPersona: null } as const;
    const list = new TopicIdeaList(record.dataSource);
    const moment = (seconds: number): string =>
      new Date(Date.parse('2026-11-22T10:00:00Z') + seconds * 1_000).toISOString();
    const later = Array.from({ length: 199 }, (_, n) => recordIdea(`Idea ${n}`, { at: moment(n + 1) }));
    const twins = ['Twin', 'Other twin'].map((title) => recordIdea(title, { at: moment(0) }));
    await onTopics(...twins, ...later);
    const { items } = await list.custom(reader, undefined);
    expect(items.slice(199).map(({ title }) => title)).toEqual(['Other twin', 'Twin']);
    expect((await list.custom(reader, items.at(-1)?.createdAt)).items[0]?.title).toBe('Prompt');
  });
});

describe('articles', () => {
  const columns = 'title, idea_id, deleted, titled_at = created_at "firstTitle"';

  it('are known by their present title, and since when they have it', async () => {
    const to = { to: 'Text.', wordsAdded: 0, wordsRemoved: 0, wordCount: 1 };
    await onArticle('a-1', articleGenerated({ title: 'One', ideaId: 'Boxes' }), {
      type: 'ArticleEdited',
      data: { content: to, ruleReport },
    });
    const found = () => rowsOf(`select ${columns} from topic_article where id = 'a-1'`);
    expect(await found()).toEqual([{ title: 'One', idea_id: 'Boxes', deleted: false, firstTitle: true }]);
    const title = { from: 'One', to: 'Two' };
    await onArticle('a-1', { type: 'ArticleEdited', data: { title, ruleReport } });
    expect(await found()).toEqual([{ title: 'Two', idea_id: 'Boxes', deleted: false, firstTitle: false }]);
    await onArticle('a-1', { type: 'ArticleDeleted', data: {} });
    expect(await found()).toMatchObject([{ deleted: true }]);
    const restored = {
      fromRevision: 0,
      title: { from: 'Two', to: 'One' },
      content: to,
      undeleted: true,
      ruleReport,
    };
    await onArticle('a-1', { type: 'ArticleRestored', data: restored });
    expect(await found()).toMatchObject([{ title: 'One', deleted: false }]);
  });
});

describe('made anew from the first event', () => {
  it.each([topicIdeas, topicArticles])('$name is the same', async (projection) => {
    const before = await record.rowsOf(projection);
    expect(before.flat().length).toBeGreaterThan(0);
    await record.rebuild(projection);
    expect(await record.rowsOf(projection)).toEqual(before);
  });
});
