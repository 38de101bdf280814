/** `full`: too many wait already. `aborted`: the signal fired before a place was free. */
export type Admission = 'entered' | 'full' | 'aborted';

/**
 * Lets at most `atOnce` through at a time, the others in the order in which they came. One gate stands before all
 * calls of an AI provider, of whatever kind.
 */
export class ConcurrencyGate {
  private inside = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting = 100,
  ) {}

  /** Whoever is told `entered` must call `leave` exactly once. */
  async enter(signal: AbortSignal): Promise<Admission> {
    if (signal.aborted) return 'aborted';
    if (this.inside < this.atOnce) {
      this.inside += 1;
      return 'entered';
    }
    if (this.waiting.size >= this.maxWaiting) return 'full';
    return new Promise((resolve) => {
      const admit = () => {
        signal.removeEventListener('abort', giveUp);
        resolve('entered');
      };
      const giveUp = () => {
        this.waiting.delete(admit);
        resolve('aborted');
      };
      this.waiting.add(admit);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Hands the place straight to the next in line, so that nobody who comes now gets in before them. */
  leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.inside -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
