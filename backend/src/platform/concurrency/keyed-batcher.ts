import type { KeyedMutex } from './keyed-mutex.js';

/**
 * A caller that waits for the turn of a key. Both functions may be called again after it is answered, without effect.
 */
export interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/** Does the work of each key in turns. All calls that come before a turn begins share it. */
export class KeyedBatcher<Item, Result> {
  /** Turns that have not begun, by key. */
  private readonly next = new Map<string, Waiting<Item, Result>[]>();

  /**
   * @param most items in one turn
   * @param work answers every waiting caller, in this order; if it throws, so do the calls that it has not answered
   */
  constructor(
    private readonly turns: KeyedMutex,
    private readonly most: number,
    private readonly work: (key: string, waiting: readonly Waiting<Item, Result>[]) => Promise<void>,
  ) {}

  /** @throws DomainError `unavailable` if the turn came too late; nothing has then been done */
  run(key: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const next = this.next.get(key);
      const turn = next && next.length < this.most ? next : this.turnOf(key);
      turn.push({ item, resolve, reject });
    });
  }

  private turnOf(key: string): Waiting<Item, Result>[] {
    const turn: Waiting<Item, Result>[] = [];
    this.next.set(key, turn);
    const close = (): void => {
      if (this.next.get(key) === turn) this.next.delete(key);
    };
    this.turns
      .run(key, () => {
        close();
        return this.work(key, turn);
      })
      .catch((reason: unknown) => {
        close();
        for (const one of turn) one.reject(reason);
      });
    return turn;
  }
}
