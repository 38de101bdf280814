import type { DomainError } from '../kernel/domain-error.js';

/** Keeps each person to a number of pieces of work at once, counted in this process. */
export class PiecesPerPerson {
  private readonly pieces = new Map<string, number>();

  /** @param refusal of one piece too many */
  constructor(
    private readonly limit: number,
    private readonly refusal: () => DomainError,
  ) {}

  /** Counts a piece of work from now until it ends. @throws the refusal */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const others = this.pieces.get(person) ?? 0;
    if (others >= this.limit) throw this.refusal();
    this.pieces.set(person, others + 1);
    try {
      return await work();
    } finally {
      const left = (this.pieces.get(person) ?? 0) - 1;
      if (left > 0) this.pieces.set(person, left);
      else this.pieces.delete(person);
    }
  }
}
