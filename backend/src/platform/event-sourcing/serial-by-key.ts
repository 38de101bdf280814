import { DomainError } from './domain-error.js';

/** Longest wait for a turn; with the time limits of the store it keeps every answer under fifteen seconds. */
const turnLimitMs = 5_000;

/**
 * Runs the work of one key strictly one after another, other keys side by side. Writers of one stream in this
 * process therefore never conflict with each other, only with other processes.
 */
export class SerialByKey {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** @throws DomainError `unavailable` when the turn came too late; the work is then not begun. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const latest = performance.now() + turnLimitMs;
    const inTurn = (): Promise<T> => {
      if (performance.now() > latest) throw busy();
      return work();
    };
    const turn = (this.tails.get(key) ?? Promise.resolve()).then(inTurn, inTurn);
    this.tails.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.tails.get(key) === turn) this.tails.delete(key);
    }
  }
}

export function busy(): DomainError {
  return new DomainError(
    'unavailable',
    'busy',
    'Others are changing this at the same moment. Nothing was changed; try again.',
    { retryAfterSeconds: 1 },
  );
}
