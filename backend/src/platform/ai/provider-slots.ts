import { setMaxListeners } from 'node:events';
import { Allowance } from './allowance.js';
import { textFailure, type TextFailure } from './text-failure.js';

/** The most calls of one slot, retries and repairs included, so that a provider in trouble is not flooded. */
const upstreamCallsOfASlot = 3;

const busyForMs = 60_000;

export interface SlotOptions {
  /** The id of the person whose work it is; null for a scheduled run, which comes after people. */
  readonly person: string | null;
  /**
   * The start of the time limit. `now` counts waiting too, for a person who waits for the answer. `in-slot` counts only
   * the time in the slot, for a batch whose later texts would otherwise run out of time while they wait for earlier
   * ones.
   */
  readonly limitStarts: 'now' | 'in-slot';
  /** The time left to a longer piece of work, in milliseconds; the slot's own limit still applies. */
  readonly limitMs?: number;
  /** The most upstream calls in the slot, retries and repairs included. The default is 3. */
  readonly maxUpstreamCalls?: number;
  /**
   * Whether a call that failed may be made again. False for work that nobody waits for and that is tried again much
   * later: a fault of the provider then ends it at once. Repairs and revisions do not count as retries. The default is
   * true.
   */
  readonly retryFaults?: boolean;
  /** The signal that gives up the work, whether waiting or running; the outcome is then `stopped`. */
  readonly signal?: AbortSignal;
}

interface SlotLimits {
  readonly concurrency: number;
  /** The most that may wait; more are turned away. */
  readonly maxWaiting?: number;
  /** Time limit of one slot, in milliseconds. */
  readonly limitMs: number;
}

/**
 * The concurrency slots of an AI provider, for calls of every kind, with the time and the number of calls that each may
 * use. People wait in a fair queue with one line for each person; scheduled runs wait in another, which is served only
 * when no person waits.
 */
export class ProviderSlots {
  private readonly stopping = new AbortController();
  private readonly people = new FairQueue<() => void>();
  private readonly runs = new FairQueue<() => void>();
  private taken = 0;
  private waiting = 0;

  constructor(private readonly limits: SlotLimits) {
    // All work that is in a slot or waits for one listens to this signal.
    setMaxListeners(0, this.stopping.signal);
  }

  /**
   * Waits for a slot and runs `work` with the slot’s allowance.
   * @returns the result of `work`, or a failure if no slot became free: `busy`, `timed-out` or `stopped`
   */
  async take<R>(options: SlotOptions, work: (allowance: Allowance) => Promise<R>): Promise<R | TextFailure> {
    const allowance = new Allowance({
      limitMs: Math.min(options.limitMs ?? Infinity, this.limits.limitMs),
      upstreamCalls: options.maxUpstreamCalls ?? upstreamCallsOfASlot,
      retryFaults: options.retryFaults,
      stopSignals: [this.stopping.signal, ...(options.signal ? [options.signal] : [])],
    });
    try {
      if (options.limitStarts === 'now') allowance.startClock();
      const refused = await this.enter(options.person, allowance);
      if (refused) return refused;
      try {
        allowance.begin();
        return await work(allowance);
      } finally {
        this.leave();
      }
    } finally {
      allowance.dispose();
    }
  }

  /** Ends all work, in a slot or waiting, as `stopped`, and all work that is requested later. */
  stop(): void {
    this.stopping.abort();
  }

  /**
   * @returns the reason why there is no slot; undefined if the slot is entered, and `leave` must then be called exactly
   * once
   */
  private async enter(person: string | null, allowance: Allowance): Promise<TextFailure | undefined> {
    const ended = allowance.ended();
    if (ended) return ended;
    const { concurrency, maxWaiting = 100 } = this.limits;
    if (this.taken < concurrency) {
      this.taken += 1;
      return undefined;
    }
    if (this.waiting >= maxWaiting) return textFailure('busy', { retryAfterMs: busyForMs });
    this.waiting += 1;
    const admitted = await this.admission(person, allowance.signal).finally(() => (this.waiting -= 1));
    return admitted ? undefined : allowance.ended();
  }

  /** @returns false if the signal fires before a slot becomes free */
  private admission(person: string | null, signal: AbortSignal): Promise<boolean> {
    const queue = person === null ? this.runs : this.people;
    const line = person ?? '';
    return new Promise((resolve) => {
      const admit = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        queue.remove(line, admit);
        resolve(false);
      };
      queue.add(line, admit);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Hands the slot straight to the next in the queue, so that a newcomer cannot get in first. */
  private leave(): void {
    const next = this.people.next() ?? this.runs.next();
    if (next) next();
    else this.taken -= 1;
  }
}

/** A queue with one line for each key. The lines are served in turn, so that a long one holds up no other. */
class FairQueue<T> {
  private readonly lines = new Map<string, Set<T>>();

  add(key: string, item: T): void {
    const line = this.lines.get(key) ?? new Set();
    this.lines.set(key, line.add(item));
  }

  remove(key: string, item: T): void {
    const line = this.lines.get(key);
    line?.delete(item);
    if (line?.size === 0) this.lines.delete(key);
  }

  /** Takes the first item of the line that was served longest ago. */
  next(): T | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [key, line] = first;
    const [item] = line as Set<T> & Iterable<T>;
    this.lines.delete(key);
    line.delete(item as T);
    if (line.size > 0) this.lines.set(key, line);
    return item;
  }
}
