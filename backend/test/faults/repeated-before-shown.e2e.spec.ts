import pg from 'pg';
import { articleEvents } from '../../src/articles/domain/article.events.js';
import { batchEvents } from '../../src/generation/domain/batch.events.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { derivedId, internalContext } from '../../src/platform/event-sourcing/command-context.js';
import type { DomainEvent, EventCatalog } from '../../src/platform/event-sourcing/event-catalog.js';
import { EventCodec } from '../../src/platform/event-sourcing/event-codec.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { commandIdOf } from '../../src/platform/http/request/request-context.js';
import { batchOf, customIdea } from '../../src/topics/domain/testing/topics.js';
import { topicEvents } from '../../src/topics/domain/topic.events.js';
import { TestApplication } from '../support/application.js';
import { articleGenerated } from '../support/article-events.js';
import { idOfPersona, modelSettings } from '../support/articles.js';
import { startIdeasModel } from '../support/topics.js';
import type { Answer, Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let adminId: string;
let personaId: string;

beforeAll(async () => {
  model = await startIdeasModel();
  application = await TestApplication.start({ settings: modelSettings(model) });
  admin = await application.admin();
  const { body } = await admin.get<{ id: string }>('/api/auth/user');
  adminId = body.id;
  personaId = await idOfPersona(admin, 'The Appraiser');
});

afterAll(async () => {
  await application.stop();
  await model.stop();
});

interface Written {
  readonly catalog: EventCatalog;
  readonly stream: string;
  readonly events: readonly DomainEvent[];
  readonly after?: bigint;
}

/** Appends what the first try wrote before a crash; the read models have none of it. */
async function append({ catalog, stream, events, after }: Written): Promise<void> {
  const context = internalContext(systemActor);
  const records = application.app.get(EventCodec).encode(catalog, stream, events, context, new Date(), after);
  await application.app.get(EventStore).append(stream, records, after);
}

/** Asks while the read models stand still, and lets them continue when the request waits. */
async function askWhileHeld(written: Written, ask: () => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: application.servers.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from projection_checkpoint order by name for update');
    await append(written);
    const waits = application.requestsWaiting(1, () => admin.get('/api/settings'));
    const answer = ask();
    await waits;
    await client.query('commit');
    return await answer;
  } finally {
    await client.end();
  }
}

const articleOf = (id: string): Written => ({
  catalog: articleEvents,
  stream: `article-${id}`,
  events: [articleGenerated()],
});
const ofOne = { articleCount: 1, categories: ['collectibles'] };
const batchOfOne = (id: string): Written => ({
  catalog: batchEvents,
  stream: `batch-${id}`,
  events: [
    {
      type: 'BatchRequested',
      data: {
        authorId: adminId,
        key: null,
        week: null,
        customPrompt: null,
        articles: [
          {
            articleId: derivedId(id, 'article 0'),
            personaId,
            personaName: 'The Appraiser',
            categoryId: 'collectibles',
            categoryName: 'Collectibles',
          },
        ],
      },
    },
    { type: 'BatchArticleWritten', data: { index: 0, articleId: derivedId(id, 'article 0') } },
    { type: 'BatchFinished', data: { written: 1, failed: 0 } },
  ],
});
const ideasOf = (batchId: string): Written => ({
  catalog: topicEvents,
  stream: 'topics-house',
  events: [batchOf(['A crate', 'A vault'], undefined, { batchId })],
});
const ideaOf = (id: string): Written => {
  const { type, data } = customIdea('A label', { number: 3 });
  const event = { type, data: { ...data, idea: { ...data.idea, id } } };
  return { catalog: topicEvents, stream: 'topics-house', events: [event], after: 0n };
};

describe('what is on record of a request that a crash cut off, but not shown yet', () => {
  const requests: [string, string, () => unknown, (id: string) => Written][] = [
    ['article', 'articles/generate', () => ({ categoryId: 'collectibles', personaId }), articleOf],
    ['batch', 'articles/generate-flexible-batch', () => ({ ...ofOne, personas: [personaId] }), batchOfOne],
    ['topic batch', 'topic-generator/generate-weekly', () => undefined, ideasOf],
    ['topic idea', 'topic-generator/generate-custom', () => ({}), ideaOf],
  ];

  it.each(requests)('is found by its repeat: %s', async (name, path, body, written) => {
    const key = name.replace(' ', '-');
    const id = derivedId(commandIdOf(adminId, key), name);
    const ask = () => admin.post(`/api/${path}`, body(), { 'idempotency-key': key });
    const answer = await askWhileHeld(written(id), ask);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([201, expect.stringContaining(id)]);
    expect(model.requests).toEqual([]);
  });
});
