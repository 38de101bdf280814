import { Subject } from 'rxjs';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { scaled } from '../testing/scale.js';
import { Replica, endSessionThatHolds } from './testing/replica.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let replicas: Replica[];

beforeEach(async () => {
  database = await createTestDatabase();
  replicas = await Promise.all([1, 2, 3].map(() => Replica.open(database.url)));
});

afterEach(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await database.drop();
});

/** The work of all terms of all replicas: one line for each beginning and each end. */
function diaryOf(all: readonly Replica[]): { lines: string[]; nextBegin: () => Promise<number> } {
  const lines: string[] = [];
  const waiting: ((replica: number) => void)[] = [];
  all.forEach((replica, number) =>
    replica.leadership.whileLeading('diary', async (signal) => {
      lines.push(`${number} begins`);
      for (const resolve of waiting.splice(0)) resolve(number);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      lines.push(`${number} ends`);
    }),
  );
  return { lines, nextBegin: () => new Promise((resolve) => waiting.push(resolve)) };
}

describe('A10 One leader at a time', () => {
  it('has one of three replicas lead, and another or the same one after every loss of the lock', async () => {
    const { lines, nextBegin } = diaryOf(replicas);
    await nextBegin();
    for (let cut = 0; cut < scaled(50); cut += 1) {
      const begun = nextBegin();
      expect(await endSessionThatHolds(database.url, 'leadership')).toBe(true);
      await begun;
    }
    const begins = lines.filter((line) => line.endsWith('begins'));
    expect(begins).toHaveLength(scaled(50) + 1);
    expect(lines.length - begins.length).toBeGreaterThanOrEqual(scaled(50));
  });

  it('hands over when the leader stops', async () => {
    const { lines, nextBegin } = diaryOf(replicas);
    const first = await nextBegin();
    const begun = nextBegin();
    await replicas[first]?.close();
    const second = await begun;
    expect(second).not.toBe(first);
    expect(lines).toEqual([`${first} begins`, `${first} ends`, `${second} begins`]);
  });

  it('begins work that failed again in the same term', async () => {
    let tries = 0;
    await new Promise<void>((resolve) =>
      replicas.forEach(({ leadership }) =>
        leadership.whileLeading('stumbling', () => {
          tries += 1;
          if (tries === 1) return Promise.reject(new Error('out of luck'));
          resolve();
          return Promise.resolve();
        }),
      ),
    );
    expect(tries).toBe(2);
  });

  it('repeats work within a term, and ends it with the term', async () => {
    const rounds: number[] = [];
    await new Promise<void>((resolve) =>
      replicas.forEach(({ leadership }, number) =>
        leadership.repeatWhileLeading('rounds', 1, () => {
          rounds.push(number);
          if (rounds.length === 3) resolve();
          return Promise.resolve();
        }),
      ),
    );
    const [first] = rounds;
    expect(rounds.slice(0, 3)).toEqual([first, first, first]);
    await replicas[first ?? 0]?.close();
    const ended = rounds.filter((number) => number === first).length;
    await eventually(() => expect(new Set(rounds).size).toBe(2));
    expect(rounds.filter((number) => number === first)).toHaveLength(ended);
  });

  it('repeats work that was called while it was at it', async () => {
    const calls = new Subject<void>();
    let rounds = 0;
    await new Promise<void>((resolve) =>
      replicas.forEach(({ leadership }) =>
        leadership.repeatWhileLeading(
          'rounds',
          3_600_000,
          () => {
            rounds += 1;
            if (rounds === 3) resolve();
            else calls.next();
            return Promise.resolve();
          },
          calls,
        ),
      ),
    );
    expect(rounds).toBe(3);
  });
});
