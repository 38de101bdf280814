/** The most causes that are logged, because clients choose what they send and could fill the log. */
const mostCauses = 100;

/** Warns of a fault that an operator can fix, once for each cause, however many requests it refuses. */
export class WarningsOnce {
  private readonly told = new Set<string>();

  constructor(private readonly warn: (sentence: string) => void) {}

  /** @param sentence the fault and the setting that fixes it; the same sentence means the same cause */
  tell(sentence: string): void {
    if (this.told.size >= mostCauses || this.told.has(sentence)) return;
    this.told.add(sentence);
    this.warn(sentence);
  }
}
