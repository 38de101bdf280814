/** The time that one text may still take, over all of its steps. */
export class TimeBudget {
  private readonly began = performance.now();
  private inSlotsMs = 0;

  /** @param counts `now`: everything from now on, waiting too; `in-slot`: only what its calls take */
  constructor(
    private readonly limitMs: number,
    private readonly counts: 'now' | 'in-slot',
  ) {}

  remainingMs(): number {
    return this.limitMs - (this.counts === 'now' ? performance.now() - this.began : this.inSlotsMs);
  }

  /** A call of the text has taken this long, waiting excluded. */
  spend(milliseconds: number): void {
    this.inSlotsMs += milliseconds;
  }
}
