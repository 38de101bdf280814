import { FairQueue } from './fair-queue.js';

/** `full`: too many wait already. `aborted`: the signal fired before a slot was free. */
export type Admission = 'entered' | 'full' | 'aborted';

/**
 * The concurrency slots of an AI provider, one gate for calls of every kind. People wait in a fair queue, one line a
 * person; scheduled runs wait in another, which is served when no person waits.
 */
export class ConcurrencyGate {
  private inside = 0;
  private waiting = 0;
  private readonly people = new FairQueue<() => void>();
  private readonly runs = new FairQueue<() => void>();

  constructor(
    private readonly slots: number,
    private readonly maxWaiting = 100,
  ) {}

  /**
   * After `entered`, call `leave` exactly once.
   * @param person whose call it is, or null for that of a scheduled run
   */
  async enter(person: string | null, signal: AbortSignal): Promise<Admission> {
    if (signal.aborted) return 'aborted';
    if (this.inside < this.slots) {
      this.inside += 1;
      return 'entered';
    }
    if (this.waiting >= this.maxWaiting) return 'full';
    this.waiting += 1;
    return this.wait(person, signal).finally(() => (this.waiting -= 1));
  }

  private wait(person: string | null, signal: AbortSignal): Promise<Admission> {
    const queue = person === null ? this.runs : this.people;
    const line = person ?? '';
    return new Promise((resolve) => {
      const admit = () => {
        signal.removeEventListener('abort', giveUp);
        resolve('entered');
      };
      const giveUp = () => {
        queue.remove(line, admit);
        resolve('aborted');
      };
      queue.add(line, admit);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Hands the slot straight to the next in the queue, so that nobody who comes now gets in first. */
  leave(): void {
    const next = this.people.next() ?? this.runs.next();
    if (next) next();
    else this.inside -= 1;
  }
}
