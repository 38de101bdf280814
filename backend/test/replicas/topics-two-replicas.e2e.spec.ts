import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { idOfPersona, modelSettings, promotedArticle } from '../support/articles.js';
import { checkInvariants } from '../support/invariants.js';
import {
  customIdeas,
  proposeIdea,
  startIdeasModel,
  weeklyBatches,
  type TestTopicBatch,
} from '../support/topics.js';
import type { Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let servers: TestServers;
let replicas: TestApplication[];
let visitors: Visitor[];

beforeAll(async () => {
  model = await startIdeasModel();
  servers = await startMigratedServers();
  const settings = modelSettings(model);
  replicas = [
    await TestApplication.start({ servers, settings }),
    await TestApplication.start({ servers, settings }),
  ];
  const [first] = replicas;
  const admin = await first?.admin();
  visitors = replicas.flatMap(({ origin }) => (admin ? [admin.at(origin)] : []));
});

afterAll(async () => {
  for (const { app } of replicas) await app.close();
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  await servers.stop();
  await model.stop();
});

/** Asks all replicas at the same moment, several times each. */
const everywhere = <T>(ask: (visitor: Visitor) => Promise<T>): Promise<T[]> =>
  Promise.all([...visitors, ...visitors, ...visitors].map(ask));

it('one key makes one batch, by one call of the model', async () => {
  const asked = model.requests.length;
  const answers = await everywhere((visitor) =>
    visitor.post<{ batch: TestTopicBatch }>('/api/topic-generator/generate-weekly', undefined, {
      'idempotency-key': 'one',
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.batch.id)).size).toBe(1);
  expect(model.requests).toHaveLength(asked + 1);
});

it('ideas that come from all sides have numbers without a gap, and all replicas show them', async () => {
  await everywhere((visitor) => proposeIdea(visitor));
  const [here, there] = await Promise.all(
    visitors.map(async (visitor) => [
      ...(await customIdeas(visitor)),
      ...(await weeklyBatches(visitor)).flatMap(({ ideas }) => ideas),
    ]),
  );
  expect(there).toEqual(here);
  expect(here?.map(({ number }) => number).sort((a, b) => a - b)).toEqual(here?.map((_, at) => at + 1));
});

it('captions that are missing are made once', async () => {
  const [visitor] = visitors;
  if (!visitor) throw new Error('There is no replica.');
  const personaId = await idOfPersona(visitor, 'The Appraiser');
  const { id: articleId } = await promotedArticle(visitor, { personaId });
  const asked = model.requests.length;
  const answers = await everywhere((one) =>
    one.post<{ captions: string[] }>('/api/social-generator/generate', { articleId, onlyIfMissing: true }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.captions.join('\n'))).size).toBe(1);
  expect(model.requests).toHaveLength(asked + 1);
});
