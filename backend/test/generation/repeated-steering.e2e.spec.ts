import { DataSource } from 'typeorm';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { modelSettings } from '../support/articles.js';
import type { Author } from '../support/authors.js';
import { eventually } from '../support/eventually.js';
import type { Made } from '../support/step-by-step.js';
import { outline, startStepwiseModel, stepOfRequest } from '../support/stepwise-model.js';
import type { Answer, Visitor } from '../support/visitor.js';

let servers: TestServers;
let store: TcpProxy;
let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let author: Author;
/** Called when the model drafts; what it returns replaces the good draft. */
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
  admin = await application.admin();
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
const audited = async (type: string): Promise<unknown[]> => {
  const { body } = await admin.get<{ items: unknown[] }>(`/api/audit?type=${type}&subject=${id}`);
  return body.items;
};
const approvals = async (): Promise<number> => (await audited('OutlineApproved')).length;
const weeklyCount = async (): Promise<unknown> =>
  (await author.get('/api/articles/weekly-count')).body['weeklyCount'];

/** Forgets the answers, as a crash between the record and the answer would. */
const forgetAnswers = (): Promise<unknown> =>
  application.app
    .get(DataSource)
    .query(`update idempotency_key set status = null, response = null, running_until = '-infinity'`);

describe('another try of an article that failed, asked for twice under its key', () => {
  it('is one, whatever became of it, also after a crash', async () => {
    drafting = () => replies.error(500);
    expect((await approve()).status).toBe(502);
    const retry = (key = 'again') =>
      author.post<Made>(`/api/generations/${id}/retry`, undefined, { 'idempotency-key': key });
    const failures = async (): Promise<number> => (await audited('GenerationStepFailed')).length;
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    await eventually(async () => expect(await failures()).toBe(2));
    await forgetAnswers();
    expect(await retry()).toMatchObject({ status: 202, body: { generation: { id, status: 'failed' } } });
    drafting = () => undefined;
    expect((await retry('once-more')).status).toBe(202);
    await eventually(async () => {
      const { body } = await author.get<Made>(`/api/generations/${id}`);
      expect(body.generation.status).toBe('done');
    });
    await forgetAnswers();
    for (const key of ['again', 'once-more']) {
      expect(await retry(key)).toMatchObject({ status: 202, body: { generation: { id, status: 'done' } } });
    }
    expect([(await audited('GenerationRetried')).length, (await retry('other')).status]).toEqual([2, 409]);
  });
});

describe('the cancelling of an article that is repeated under its key', () => {
  it('is told that it is cancelled, also after a crash', async () => {
    const cancel = (key: string) =>
      author.post<Made>(`/api/generations/${id}/cancel`, undefined, { 'idempotency-key': key });
    expect((await cancel('no-more')).status).toBe(200);
    await forgetAnswers();
    expect(await cancel('no-more')).toMatchObject({
      status: 200,
      body: { generation: { id, status: 'cancelled' } },
    });
    expect([(await audited('GenerationCancelled')).length, (await cancel('other')).status]).toEqual([1, 409]);
  });
});

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
