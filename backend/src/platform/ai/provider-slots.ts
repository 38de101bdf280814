import { Allowance } from './allowance.js';
import type { ConcurrencyGate } from './concurrency-gate.js';
import { textFailure, type TextFailure } from './text-failure.js';
import type { SlotOptions } from './text-model.js';

/** Of one slot, retries and repairs included: a provider in trouble is not hammered. */
const upstreamCallsOfASlot = 3;

const busyForMs = 60_000;

/** Concurrency slots of a provider: fair queue, time limit, number of calls, and the end of all of them when the server stops. */
export class ProviderSlots {
  private readonly stopping = new AbortController();

  /** @param limitMs time limit of one slot, in milliseconds */
  constructor(
    private readonly gate: ConcurrencyGate,
    private readonly limitMs: number,
  ) {}

  /**
   * Waits for a concurrency slot and runs `work` with what the work may use in it.
   * @returns what `work` returns, or a failure when no slot came free: `busy`, `timed-out` or `stopped`
   */
  async take<R>(options: SlotOptions, work: (allowance: Allowance) => Promise<R>): Promise<R | TextFailure> {
    const allowance = new Allowance({
      limitMs: this.limitMs,
      upstreamCalls: options.maxUpstreamCalls ?? upstreamCallsOfASlot,
      retryFaults: options.retryFaults,
      stopSignals: [this.stopping.signal, ...(options.signal ? [options.signal] : [])],
    });
    try {
      if (options.limitStarts === 'now') allowance.startClock();
      const admission = await this.gate.enter(options.person, allowance.signal);
      if (admission === 'full') return textFailure('busy', { retryAfterMs: busyForMs });
      if (admission === 'aborted') return allowance.ended() ?? textFailure('stopped');
      try {
        allowance.begin();
        return await work(allowance);
      } finally {
        this.gate.leave();
      }
    } finally {
      allowance.dispose();
    }
  }

  /** Ends all work, in a slot or waiting, as `stopped`, and all that are asked for later. */
  stop(): void {
    this.stopping.abort();
  }
}
