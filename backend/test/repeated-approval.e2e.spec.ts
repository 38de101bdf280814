import { DataSource } from 'typeorm';
import type { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../src/platform/ai/testing/fake-replies.js';
import { TcpProxy } from '../src/platform/testing/tcp-proxy.js';
import { startMigratedServers, type TestServers } from '../src/platform/testing/test-servers.js';
import { TestApplication } from './support/application.js';
import { modelSettings } from './support/articles.js';
import type { Author } from './support/authors.js';
import { eventually } from './support/eventually.js';
import type { Made } from './support/step-by-step.js';
import { outline, startStepwiseModel, stepOfRequest } from './support/stepwise-model.js';
import type { Answer } from './support/visitor.js';

let servers: TestServers;
let store: TcpProxy;
let model: FakeOpenAi;
let application: TestApplication;
let author: Author;
/** What happens as the model drafts; what it gives stands in for the good draft. */
let drafting: () => FakeReply | undefined;
let id: string;

beforeAll(async () => {
  servers = await startMigratedServers();
  store = await TcpProxy.start(Number(new URL(servers.eventStoreUrl).port));
  model = await startStepwiseModel((step) => (step === 'article-draft' ? drafting() : undefined));
  application = await TestApplication.start({
    settings: modelSettings(model),
    servers: { ...servers, eventStoreUrl: store.inFrontOf(servers.eventStoreUrl) },
  });
});

beforeEach(async () => {
  drafting = () => undefined;
  author = await application.author('The Archivist');
  const wanted = { categoryId: 'collectibles', outlineFirst: true };
  const { body } = await author.post<Made>('/api/articles/generate', wanted);
  id = body.generation.id;
  model.requests.length = 0;
});

afterAll(async () => {
  await application.app.close();
  await model.stop();
  await store.stop();
  await servers.stop();
});

const repeatable = { 'idempotency-key': 'approval' };
const approve = (thesis = outline.thesis): Promise<Answer<Made>> =>
  author.post<Made>(`/api/generations/${id}/outline`, { outline: { ...outline, thesis } }, repeatable);
const drafts = (): number =>
  model.requests.filter((request) => stepOfRequest(request) === 'article-draft').length;
const approvals = async (): Promise<number> => {
  const admin = await application.admin();
  const { body } = await admin.get<{ total: number }>(`/api/audit?type=OutlineApproved&subject=${id}`);
  return body.total;
};
const weeklyCount = async (): Promise<unknown> =>
  (await author.get('/api/articles/weekly-count')).body['weeklyCount'];

/** As after a crash between the record and the answer. */
const forgetAnswers = (): Promise<unknown> =>
  application.app
    .get(DataSource)
    .query(`update idempotency_key set status = null, response = null, running_until = '-infinity'`);

describe('the approval of an outline that is repeated under its key', () => {
  it('has the article tried again when that failed', async () => {
    drafting = () => replies.error(500);
    expect((await approve('Of mine.')).status).toBe(502);
    drafting = () => undefined;
    const { status, body } = await approve('Of mine.');
    expect([status, body.article.id]).toEqual([201, id]);
    expect([await approvals(), await weeklyCount()]).toEqual([1, 1]);
  });

  it('finds the article when that is there', async () => {
    const first = await approve();
    expect(first.status).toBe(201);
    await forgetAnswers();
    expect(await approve()).toMatchObject({ status: 201, body: { article: { id } } });
    expect([drafts(), await approvals(), await weeklyCount()]).toEqual([1, 1, 1]);
  });

  it('finds the article that is still written when the record was away', async () => {
    drafting = () => {
      store.refuse();
      return undefined;
    };
    for (const time of ['first', 'second']) expect([time, (await approve()).status]).toEqual([time, 503]);
    drafting = () => undefined;
    store.heal();
    await eventually(async () => expect((await approve()).status).toBe(201), 30_000);
    expect([drafts(), await approvals(), await weeklyCount()]).toEqual([1, 1, 1]);
  });

  it('is told that the article was cancelled since', async () => {
    drafting = () => replies.error(500);
    expect((await approve()).status).toBe(502);
    await author.post(`/api/generations/${id}/cancel`);
    const { status, body } = await approve();
    expect([status, body.detail]).toEqual([409, 'This generation is cancelled.']);
  });
});
