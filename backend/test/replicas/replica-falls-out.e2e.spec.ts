import { idOfPersona } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { eventually } from '../support/eventually.js';
import { TwoReplicas } from '../support/two-replicas.js';
import type { Visitor } from '../support/visitor.js';

/** The number of simultaneous calls of one process, by default. */
const atOnce = 5;
const size = 8;

/** Runs a test with two replicas. These tests run side by side, because they mostly wait. */
const withTwo = (test: (replicas: TwoReplicas) => Promise<void>) => async (): Promise<void> => {
  const replicas = await TwoReplicas.start();
  try {
    await test(replicas);
  } finally {
    await replicas.stop();
  }
};

async function batchOf(visitor: Visitor, key: string) {
  const personas = [await idOfPersona(visitor, 'The Archivist')];
  const body = { articleCount: size, personas, categories: ['collectibles', 'market-intel'] };
  return visitor.post<BatchBody>('/api/articles/generate-flexible-batch', body, { 'idempotency-key': key });
}

async function untilWritten(visitor: Visitor, key: string): Promise<void> {
  await eventually(async () => {
    const { body } = await visitor.get<BatchBody>(`/api/articles/batches?key=${key}`);
    expect(body.summary).toEqual({ requested: size, totalGenerated: size, failed: 0 });
  }, 60_000);
}

const roleOf = async (visitor: Visitor): Promise<unknown> =>
  (await visitor.get('/health/ready')).body['role'];

describe('A19 a batch whose replica is killed', () => {
  it.concurrent.each(['leader', 'follower'] as const)(
    'is carried on by the other one (%s)',
    (victim) =>
      withTwo(async ({ model, leader, follower, here, there }) => {
        const [asked, killed, other] = victim === 'leader' ? [here, leader, there] : [there, follower, here];
        const cutOff = batchOf(asked, 'cut-off').catch(() => undefined);
        await eventually(() => expect(model.requests.length).toBeGreaterThanOrEqual(3));
        await killed.kill();
        await cutOff;
        await untilWritten(other, 'cut-off');
        // These are the plan and, at most, one repetition of what the killed one had in progress.
        expect(model.requests.length).toBeLessThanOrEqual(1 + size + atOnce);
      })(),
    180_000,
  );
});

describe('A10 A20 a leader that is frozen', () => {
  it.concurrent(
    'is replaced within 15 seconds, and does no harm when it wakes in the middle of its work',
    withTwo(async ({ model, leader, here, there }) => {
      const frozen = batchOf(here, 'frozen').catch(() => undefined);
      await eventually(() => expect(model.requests.length).toBeGreaterThanOrEqual(3));
      expect([await roleOf(here), await roleOf(there)]).toEqual(['leader', 'follower']);
      leader.freeze();
      // An answer comes only when the read models have the change, so another replica must be projecting by then.
      await eventually(async () => {
        const { status } = await there.post('/api/personas', { name: 'The Newcomer', aboutMe: 'New here.' });
        expect([201, 409]).toContain(status);
      }, 40_000);
      await untilWritten(there, 'frozen');
      expect(await roleOf(there)).toBe('leader');
      leader.wake();
      await frozen;
      await eventually(async () => expect(await roleOf(here)).toBe('follower'));
      const { body } = await there.get<{ total: number }>('/api/articles');
      expect(body.total).toBe(size);
    }),
    180_000,
  );
});
