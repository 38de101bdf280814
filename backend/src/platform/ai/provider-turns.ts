import { Allowance } from './allowance.js';
import type { ConcurrencyGate } from './concurrency-gate.js';
import { textFailure, type TextFailure } from './text-failure.js';
import type { TurnOptions } from './text-model.js';

/** Of one turn, retries and repairs included: a provider in trouble is not hammered. */
const upstreamCallsOfATurn = 3;

const busyForMs = 60_000;

/** Turns with a provider: places, time limit, number of calls, and the end of all of them when the server stops. */
export class ProviderTurns {
  private readonly stopping = new AbortController();

  /** @param limitMs time limit of one turn, in milliseconds */
  constructor(
    private readonly gate: ConcurrencyGate,
    private readonly limitMs: number,
  ) {}

  /**
   * Waits for a place and runs `work` with what the turn may use.
   * @returns what `work` returns, or a failure when no turn came: `busy`, `timed-out` or `stopped`
   */
  async take<R>(options: TurnOptions, work: (allowance: Allowance) => Promise<R>): Promise<R | TextFailure> {
    const allowance = new Allowance({
      limitMs: this.limitMs,
      upstreamCalls: options.maxUpstreamCalls ?? upstreamCallsOfATurn,
      retryFaults: options.retryFaults,
      stopSignals: [this.stopping.signal, ...(options.signal ? [options.signal] : [])],
    });
    try {
      if (options.limitStarts === 'now') allowance.startClock();
      const admission = await this.gate.enter(allowance.signal);
      if (admission === 'full') return textFailure('busy', { retryAfterMs: busyForMs });
      if (admission === 'aborted') return allowance.ended() ?? textFailure('stopped');
      try {
        allowance.beginTurn();
        return await work(allowance);
      } finally {
        this.gate.leave();
      }
    } finally {
      allowance.dispose();
    }
  }

  /** Ends every turn, at work or in line, as `stopped`, and all that are asked for later. */
  stop(): void {
    this.stopping.abort();
  }
}
