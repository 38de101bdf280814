import type { DomainError } from '../kernel/domain-error.js';

/** Limits how many pieces of work a user has at once, counted in this process. */
export class PerUserLimit {
  private readonly pieces = new Map<string, number>();

  /** @param refusal makes the error for one piece too many */
  constructor(
    private readonly limit: number,
    private readonly refusal: () => DomainError,
  ) {}

  /**
   * Counts a piece of work from now until it ends.
   * @throws the refusal
   */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const others = this.pieces.get(userId) ?? 0;
    if (others >= this.limit) throw this.refusal();
    this.pieces.set(userId, others + 1);
    try {
      return await work();
    } finally {
      const left = (this.pieces.get(userId) ?? 0) - 1;
      if (left > 0) this.pieces.set(userId, left);
      else this.pieces.delete(userId);
    }
  }
}
