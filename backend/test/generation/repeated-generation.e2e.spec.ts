import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { startMigratedServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { goodText, modelSettings, startModel, type OneArticle, type Problem } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { ServerProcess } from '../support/server-process.js';
import type { Answer, Visitor } from '../support/visitor.js';

let model: FakeOpenAi;

beforeAll(async () => {
  model = await startModel();
});

afterAll(() => model.stop());

const collectible = { categoryId: 'collectibles' };

const ask = (
  author: Visitor,
  key: string,
  body: Record<string, unknown> = collectible,
): Promise<Answer<OneArticle & Problem>> =>
  author.post<OneArticle & Problem>('/api/articles/generate', body, { 'idempotency-key': key });

const total = async (author: Visitor): Promise<number> =>
  (await author.get<{ total: number }>('/api/articles')).body.total;

describe('A21 the same request', () => {
  let application: TestApplication;
  let author: Visitor;

  beforeAll(async () => {
    application = await TestApplication.start({ settings: modelSettings(model) });
    author = await application.author('The Archivist');
  });

  afterAll(() => application.stop());

  it.each([2, 5, 20])('%d times at once makes one article, by one call', async (times) => {
    const [before, called] = [await total(author), model.requests.length];
    const answers = await Promise.all(Array.from({ length: times }, () => ask(author, `key-${times}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.article.id)).size).toBe(1);
    expect([await total(author), model.requests.length]).toEqual([before + 1, called + 1]);
    const later = await ask(author, `key-${times}`);
    expect(later.body).toEqual(answers[0]?.body);
    expect(model.requests).toHaveLength(called + 1);
  });

  it('with another body is refused', async () => {
    await ask(author, 'one-request');
    const { status } = await ask(author, 'one-request', { ...collectible, customPrompt: 'Another.' });
    expect(status).toBe(409);
  });

  it('under the same key of somebody else is a request of its own', async () => {
    const other = await application.author('The Archivist');
    const [mine, theirs] = await Promise.all([ask(author, 'shared'), ask(other, 'shared')]);
    expect(mine.body.article.id).not.toBe(theirs.body.article.id);
  });

  it('tries again after it failed', async () => {
    model.next(replies.refusal('No.'));
    expect((await ask(author, 'second-try')).status).toBe(502);
    expect((await ask(author, 'second-try')).status).toBe(201);
  });

  it('for a batch, several times at once, makes one batch', async () => {
    const called = model.requests.length;
    const writer = await application.author('The Collector');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        writer.post<BatchBody>(
          '/api/articles/generate-flexible-batch',
          { articleCount: 3, categories: ['collectibles'] },
          { 'idempotency-key': 'one-batch' },
        ),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.batchId)).size).toBe(1);
    expect(await total(writer)).toBeGreaterThanOrEqual(3);
    // One call is for the plan, and one for each article.
    expect(model.requests).toHaveLength(called + 4);
  });
});

describe('A21 the same request after a crash', () => {
  it('makes one article, whether or not the first was on record', async () => {
    const servers = await startMigratedServers();
    const settings = modelSettings(model);
    let server = await ServerProcess.start(servers, settings);
    try {
      const author = await server.author('The Archivist');
      for (const key of ['killed-at-the-answer', 'killed-a-little-later']) {
        const before = await total(author.at(server.origin));
        const answered = new Promise<void>((resolve) => {
          model.next((response) => {
            response.once('finish', () => resolve());
            replies.answer({ title: key, content: goodText })(response);
          });
        });
        const first = ask(author.at(server.origin), key).catch(() => undefined);
        await answered;
        if (key === 'killed-a-little-later') await first;
        await server.kill();
        await first;
        server = await ServerProcess.start(servers, settings);
        const again = author.at(server.origin);
        const { status, body } = await ask(again, key);
        expect(status).toBe(201);
        expect((await ask(again, key)).body).toEqual(body);
        expect(await total(again)).toBe(before + 1);
      }
    } finally {
      await server.kill();
      await servers.stop();
    }
  });
});
