import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { startMigratedServers } from '../../src/platform/testing/test-servers.js';
import { idOfPersona, modelSettings, promotedArticle } from '../support/articles.js';
import { ServerProcess } from '../support/server-process.js';
import {
  goodCaptions,
  proposed,
  startIdeasModel,
  weeklyBatches,
  type TestTopicBatch,
} from '../support/topics.js';
import type { Visitor } from '../support/visitor.js';

let model: FakeOpenAi;

beforeAll(async () => {
  model = await startIdeasModel();
});

afterAll(() => model.stop());

const five = (from: number) => ({ ideas: Array.from({ length: 5 }, (_, at) => proposed(from + at)) });

/** Resolves when the model has answered with this. */
const answered = (value: unknown): Promise<void> =>
  new Promise((resolve) => {
    model.next((response) => {
      response.once('finish', () => resolve());
      replies.answer(value)(response);
    });
  });

describe('A21 a request that a crash cut off', () => {
  it('finds its ideas and captions again under its key, whether or not they were on record', async () => {
    const servers = await startMigratedServers();
    const settings = modelSettings(model);
    let server = await ServerProcess.start(servers, settings);
    const restart = async (): Promise<void> => {
      await server.kill();
      server = await ServerProcess.start(servers, settings);
    };
    try {
      const admin = await server.admin();
      const personaId = await idOfPersona(admin, 'The Appraiser');
      const { id: articleId } = await promotedArticle(admin, { personaId });
      const week = (visitor: Visitor, key: string) =>
        visitor.post<{ batch: TestTopicBatch }>('/api/topic-generator/generate-weekly', undefined, {
          'idempotency-key': key,
        });
      const captions = (visitor: Visitor, key: string) =>
        visitor.post<{ captions: string[] }>(
          '/api/social-generator/generate',
          { articleId },
          { 'idempotency-key': key },
        );
      for (const [at, wait] of [false, true].entries()) {
        for (const [ask, value] of [
          [week, five(1_000 * (at + 1))],
          [captions, goodCaptions],
        ] as const) {
          const given = answered(value);
          const key = `${ask.name}-${at}`;
          const first = ask(admin.at(server.origin), key).catch(() => undefined);
          await given;
          if (wait) await first;
          await restart();
          await first;
          const again = await ask(admin.at(server.origin), key);
          expect([200, 201]).toContain(again.status);
          expect((await ask(admin.at(server.origin), key)).body).toEqual(again.body);
        }
        expect(await weeklyBatches(admin.at(server.origin))).toHaveLength(at + 1);
      }
    } finally {
      await server.kill();
      await servers.stop();
    }
  }, 120_000);
});
