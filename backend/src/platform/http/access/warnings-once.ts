/** More are kept silent: clients choose what they send, and would fill the log. */
const mostCauses = 100;

/** Warns of what an operator can mend, once for each cause, however many requests it refuses. */
export class WarningsOnce {
  private readonly told = new Set<string>();

  constructor(private readonly warn: (sentence: string) => void) {}

  /** @param sentence what was seen and which setting mends it; the cause is what it says */
  tell(sentence: string): void {
    if (this.told.size >= mostCauses || this.told.has(sentence)) return;
    this.told.add(sentence);
    this.warn(sentence);
  }
}
