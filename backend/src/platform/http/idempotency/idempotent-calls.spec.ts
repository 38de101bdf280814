import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DomainError, unavailable } from '../../kernel/domain-error.js';
import type {
  IdempotencyClaim,
  IdempotencyRecord,
  KeyedCall,
  RememberedAnswer,
} from './idempotency-record.js';
import { IdempotentCalls } from './idempotent-calls.js';

const call: KeyedCall = { userId: 'u', key: 'k', body: 'b' };
const answer: RememberedAnswer = { status: 201, body: { secret: 's' } };
const running = new AbortController().signal;

/** A table that holds what a test says. */
function table(...claims: IdempotencyClaim[]) {
  const told: unknown[][] = [];
  const tells = (name: string) =>
    jest.fn((...values: unknown[]): Promise<void> => {
      told.push([name, ...values]);
      return Promise.resolve();
    });
  const record = {
    claim: jest.fn((_: KeyedCall) =>
      Promise.resolve(claims.length > 1 ? (claims.shift() as IdempotencyClaim) : (claims[0] ?? 'mine')),
    ),
    renew: tells('renew'),
    remember: tells('remember'),
    release: tells('release'),
    forget: tells('forget'),
  };
  return { told, record, calls: new IdempotentCalls(record as unknown as IdempotencyRecord) };
}

/** Work that ends when a test says so. */
function work() {
  let end: (result: RememberedAnswer | Promise<never>) => void = () => undefined;
  const ended = new Promise<RememberedAnswer>((resolve) => (end = resolve));
  return { end: (result: RememberedAnswer | Promise<never>) => end(result), done: jest.fn(() => ended) };
}

let warned: string[];

beforeEach(() => {
  warned = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void warned.push(String(line)));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('work under a key', () => {
  it('is done once for all who ask meanwhile, and its answer remembered', async () => {
    const { calls, record, told } = table();
    const { done, end } = work();
    const [first, second] = [calls.once(call, done, running), calls.once(call, done, running)];
    await settled();
    end(answer);
    expect(await Promise.all([first, second])).toEqual([answer, answer]);
    expect(done).toHaveBeenCalledTimes(1);
    expect(record.claim.mock.calls).toEqual([[call]]);
    expect(told).toEqual([['remember', call, answer]]);
    await calls.once(call, done, running);
    expect(record.claim).toHaveBeenCalledTimes(2);
  });

  it('is another one for another user or key', async () => {
    const { calls } = table();
    const { done, end } = work();
    const asked = [call, { ...call, userId: 'u2' }, { ...call, key: 'k2' }].map((one) =>
      calls.once(one, done, running),
    );
    await settled();
    expect(done).toHaveBeenCalledTimes(3);
    end(answer);
    await Promise.all(asked);
  });

  it('is not done for another body', async () => {
    const { calls } = table();
    const { done, end } = work();
    const first = calls.once(call, done, running);
    const refused = { kind: 'conflict', code: 'idempotency-key-reused' };
    await expect(calls.once({ ...call, body: 'b2' }, done, running)).rejects.toMatchObject(refused);
    end(answer);
    await first;
    await expect(table('other-body').calls.once(call, done, running)).rejects.toMatchObject({
      ...refused,
      message: 'This Idempotency-Key was already used for a different request.',
    });
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is told to repeats without what may be told only once', async () => {
    const { calls, told } = table();
    const { done, end } = work();
    const withoutSecret = ({ status }: RememberedAnswer): RememberedAnswer => ({ status, body: {} });
    const asked = [1, 2].map(() => calls.once(call, done, running, withoutSecret));
    await settled();
    end(answer);
    expect(await Promise.all(asked)).toEqual([answer, { status: 201, body: {} }]);
    expect(told).toEqual([['remember', call, { status: 201, body: {} }]]);
  });
});

describe('what another process does', () => {
  it('is waited for, five times a second', async () => {
    const { calls, record } = table('running', 'running', answer);
    const { done } = work();
    const began = performance.now();
    expect(await calls.once(call, done, running)).toEqual(answer);
    expect(performance.now() - began).toBeGreaterThan(350);
    expect(record.claim).toHaveBeenCalledTimes(3);
    expect(done).not.toHaveBeenCalled();
  });

  it('is done here once it is free', async () => {
    const { calls } = table('running', 'mine');
    const { done, end } = work();
    end(answer);
    expect(await calls.once(call, done, running)).toEqual(answer);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is waited for no longer than the server runs', async () => {
    const stopping = new AbortController();
    const waiting = table('running').calls.once(call, work().done, stopping.signal);
    stopping.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('work that goes on', () => {
  it('gives a sign of life every second and a half, until it ends', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { calls, told } = table();
    const { done, end } = work();
    const asked = calls.once(call, done, running);
    await settled();
    jest.advanceTimersByTime(1_499);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual([['renew', call]]);
    jest.advanceTimersByTime(3_000);
    expect(told).toHaveLength(3);
    end(answer);
    await asked;
    jest.advanceTimersByTime(60_000);
    expect(told.slice(3)).toEqual([['remember', call, answer]]);
  });

  it.each(['renew', 'remember'] as const)('ends well where it cannot %s', async (step) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { calls, record } = table();
    record[step].mockRejectedValue(new Error('gone'));
    const { done, end } = work();
    const asked = calls.once(call, done, running);
    await settled();
    jest.advanceTimersByTime(1_500);
    end(answer);
    expect(await asked).toEqual(answer);
    expect(warned).toEqual(['A remembered answer could not be written: Error: gone']);
  });
});

describe('work that fails', () => {
  it.each([
    ['forget', 'was refused', new DomainError('conflict', 'no', 'No.')],
    ['release', 'may have left traces', unavailable('gone', 'Gone.')],
    ['release', 'broke off', new Error('broken')],
  ])('has its key %s where it %s, and gives no more signs of life', async (step, _, error) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { calls, told } = table();
    const { done, end } = work();
    const asked = [1, 2].map(() => calls.once(call, done, running));
    await settled();
    end(Promise.reject(error));
    for (const one of asked) await expect(one).rejects.toBe(error);
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([[step, call]]);
    await expect(calls.once(call, done, running)).rejects.toBe(error);
    expect(told).toHaveLength(2);
  });

  it('fails as it did where that cannot be written', async () => {
    const { calls, record } = table();
    record.release.mockRejectedValue(new Error('gone'));
    const error = new Error('broken');
    await expect(calls.once(call, () => Promise.reject(error), running)).rejects.toBe(error);
    expect(warned).toHaveLength(1);
  });
});
