import { jsonEvent } from '@eventstore/db-client';
import pg from 'pg';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { unavailable } from '../../src/platform/kernel/domain-error.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { generate, idOfPersona, modelSettings, startModel } from '../support/articles.js';
import { eventually } from '../support/eventually.js';

interface Listed {
  readonly items: readonly { readonly id: string; readonly origins: { readonly ai: number } | null }[];
}

let servers: TestServers;
let settings: Record<string, string>;
let stopModel: () => Promise<void>;
let first: string;
let second: string;

/** There are two articles in the order in which they are followed, and the history of the first cannot be read. */
beforeAll(async () => {
  const [model, migrated] = await Promise.all([startModel(), startMigratedServers()]);
  servers = migrated;
  stopModel = () => model.stop();
  settings = modelSettings(model);
  const application = await TestApplication.start({ servers, settings });
  const admin = await application.admin();
  const personaId = await idOfPersona(admin, 'The Appraiser');
  const articles = [await generate(admin, { personaId }), await generate(admin, { personaId })];
  [first = '', second = ''] = articles.map(({ id }) => id).sort();
  const unknown = jsonEvent({ type: 'ArticleTranslated', data: {}, metadata: {} });
  await application.app.get(EventStore).append(`article-${first}`, [unknown], 0n);
  await application.app.close();
});
afterAll(() => Promise.all([servers.stop(), stopModel()]));

/** Does the work with a server that has just started, and has yet to count who wrote which words of each article. */
async function withNothingCounted(work: (application: TestApplication) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: servers.databaseUrl });
  await client.connect();
  await client.query('delete from article_origins');
  await client.end();
  const application = await TestApplication.start({ servers, settings });
  try {
    await work(application);
  } finally {
    await application.app.close();
  }
}

async function expectSecondCounted(application: TestApplication): Promise<void> {
  const admin = await application.admin();
  await eventually(async () => {
    const { items } = (await admin.get<Listed>('/api/articles')).body;
    const origins = Object.fromEntries(items.map((item) => [item.id, item.origins]));
    expect(origins).toEqual({ [first]: null, [second]: expect.objectContaining({ person: 0 }) as object });
  }, 25_000);
}

it('a history that cannot be read keeps no other article from being counted', () =>
  withNothingCounted(expectSecondCounted));

it('an article that the record could not be read for is counted when it can', () =>
  withNothingCounted(async (application) => {
    const store = application.app.get(EventStore);
    const readStream = store.readStream.bind(store);
    let refused = 0;
    store.readStream = (stream, ...rest) => {
      if (stream !== `article-${second}` || refused > 0) return readStream(stream, ...rest);
      refused += 1;
      return Promise.reject(unavailable('store-unavailable', 'The record can’t be reached right now.'));
    };
    await expectSecondCounted(application);
    expect(refused).toBe(1);
  }));
