import { type DomainError, unavailable } from '../kernel/domain-error.js';

/**
 * The longest that a request waits for its turn, in milliseconds. Together with the store’s time limits, every answer
 * then takes less than 15 seconds.
 */
export const requestTurnLimitMs = 5_000;

/** Runs the work of each key strictly one after another, and different keys side by side, within this process. */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** @param limitMs longest wait for a turn, in milliseconds */
  constructor(private readonly limitMs = Infinity) {}

  /** Whether work of this key is under way. */
  has(key: string): boolean {
    return this.tails.has(key);
  }

  /** Resolves when all work requested so far is over, however it ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.tails.values());
  }

  /** @throws DomainError `unavailable` when the turn came too late; the work has then not begun */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const latest = performance.now() + this.limitMs;
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
  return unavailable('busy', 'Others are changing this right now. Nothing was changed; try again.', 1);
}
