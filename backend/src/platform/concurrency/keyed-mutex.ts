import { type DomainError, unavailable } from '../kernel/domain-error.js';

/** Longest wait of a request for its turn; with the time limits of the store every answer stays under fifteen seconds. */
export const requestTurnLimitMs = 5_000;

/** Runs the work of one key strictly one after another, other keys side by side, within this process. */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** @param limitMs longest wait for a turn, in milliseconds */
  constructor(private readonly limitMs = Infinity) {}

  /** Whether work of this key is going on. */
  has(key: string): boolean {
    return this.tails.has(key);
  }

  /** Resolves when all the work that was asked for up to now is over, however it ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.tails.values());
  }

  /** @throws DomainError `unavailable` when the turn came too late; the work is then not begun. */
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
