import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { modelSettings, startModel } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { eventually } from '../support/eventually.js';
import type { Generation } from '../support/step-by-step.js';
import { minuteMs, runsOf, runThatIs, SetClock, tick } from '../support/weekly-jobs.js';
import type { Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let clock: SetClock;
let servers: TestServers;
let application: TestApplication;

const start = (): Promise<TestApplication> =>
  TestApplication.start({ servers, clock, settings: modelSettings(model) });

beforeEach(async () => {
  model = await startModel();
  clock = new SetClock('2026-11-23T12:00:00Z');
  servers = await startMigratedServers();
  application = await start();
});

afterEach(async () => {
  await application.stop();
  await model.stop();
});

/** Makes the model answer with a plan without subjects, and fail for one article. */
const oneFails = (): void => model.next(replies.answer({ articles: [] }), replies.refusal('No.'));

/**
 * Tries a failed article again, and stops the server while the model is silent.
 * @returns the visitor who asked, at the restarted server
 */
async function triedAgainAndCutOff(asker: Visitor, id: string): Promise<Visitor> {
  const asked = new Promise<void>((resolve) => model.next(() => resolve()));
  expect((await asker.post(`/api/generations/${id}/retry`)).status).toBe(202);
  await asked;
  await application.app.close();
  application = await start();
  return asker.at(application.origin);
}

async function untilWritten(reader: Visitor, id: string): Promise<void> {
  await eventually(async () => {
    const { body } = await reader.get<{ generation: Generation }>(`/api/generations/${id}`);
    expect(body.generation).toMatchObject({ status: 'done', articleId: id });
  }, 20_000);
}

describe('A20 an article that failed, is tried again and then cut off by a stop', () => {
  it('is written at the next start when its batch is over, and counts', async () => {
    const author = await application.author('The Archivist');
    oneFails();
    const { body } = await author.post<BatchBody>('/api/articles/generate-flexible-batch', {
      articleCount: 2,
      categories: ['collectibles'],
    });
    expect(body).toMatchObject({ status: 'finished', summary: { totalGenerated: 1, failed: 1 } });
    const { articleId } = body.planned[body.failures[0]?.index ?? -1] ?? { articleId: '' };
    const later = await triedAgainAndCutOff(author, articleId);
    await untilWritten(later, articleId);
    await eventually(async () => {
      expect((await later.get('/api/articles/weekly-count')).body).toMatchObject({ weeklyCount: 2 });
    }, 20_000);
  });

  it('is written at the next start when its run is over', async () => {
    const admin = await application.admin();
    oneFails();
    clock.set('2026-11-23T14:00:00Z');
    for (const wait of [5, 20]) {
      const nextTryAt = new Date(clock.now().getTime() + wait * minuteMs).toISOString();
      await eventually(async () => {
        await tick(application);
        expect(await runsOf(admin)).toMatchObject([{ outcome: 'waiting', failures: [{ nextTryAt }] }]);
      }, 20_000);
      model.next(replies.refusal('No.'));
      clock.set(nextTryAt);
    }
    expect((await runThatIs(application, admin, 'partial')).articles).toHaveLength(9);
    const { body } = await admin.get<{ items: { subject: { id: string } }[] }>(
      '/api/audit?type=GenerationStepFailed',
    );
    const id = body.items[0]?.subject.id ?? '';
    await untilWritten(await triedAgainAndCutOff(admin, id), id);
  });
});
