import type { KeyedMutex } from './keyed-mutex.js';

/** Somebody who waits for the turn of a key; both may be called once they are answered, and change nothing then. */
export interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/** Work of one key goes turn by turn, and what is asked for before a turn begins shares it. */
export class KeyedBatcher<Item, Result> {
  /** Turns that have not begun. */
  private readonly next = new Map<string, Waiting<Item, Result>[]>();

  /**
   * @param most in one turn
   * @param work answers all who wait, in this order; if it throws, those whom it has not answered
   */
  constructor(
    private readonly turns: KeyedMutex,
    private readonly most: number,
    private readonly work: (key: string, waiting: readonly Waiting<Item, Result>[]) => Promise<void>,
  ) {}

  /** @throws DomainError `unavailable` when the turn came too late; nothing is done then */
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
