import { Allowance } from './allowance.js';
import type { ConcurrencyGate } from './concurrency-gate.js';
import { textFailure, type TextFailure } from './text-failure.js';
import type { TextModel, TextTurn, TurnOptions } from './text-model.js';
import type { TextProvider } from './text-provider.js';

/** Of one turn, retries and repairs included: a provider in trouble is not hammered. */
const upstreamCallsOfATurn = 3;

const busyForMs = 60_000;

/** Gives turns with a provider: places, time limit, number of calls, and the end of all of them when the server stops. */
export class LimitedTextModel implements TextModel {
  private readonly stopping = new AbortController();

  /** @param limitMs time limit of one turn, in milliseconds */
  constructor(
    private readonly provider: TextProvider,
    private readonly gate: ConcurrencyGate,
    private readonly limitMs: number,
  ) {}

  async takeTurn<R>(options: TurnOptions, work: (turn: TextTurn) => Promise<R>): Promise<R | TextFailure> {
    const allowance = new Allowance({
      limitMs: this.limitMs,
      upstreamCalls: options.maxUpstreamCalls ?? upstreamCallsOfATurn,
      stopSignals: [this.stopping.signal, ...(options.signal ? [options.signal] : [])],
    });
    try {
      if (options.limitStarts === 'now') allowance.startClock();
      const admission = await this.gate.enter(allowance.signal);
      if (admission === 'full') return textFailure('busy', { retryAfterMs: busyForMs });
      if (admission === 'aborted') return allowance.ended() ?? textFailure('stopped');
      try {
        allowance.beginTurn();
        return await work(this.turnWithin(allowance));
      } finally {
        this.gate.leave();
      }
    } finally {
      allowance.dispose();
    }
  }

  private turnWithin(allowance: Allowance): TextTurn {
    return {
      complete: async (prompt) => allowance.ended() ?? (await this.provider.complete(prompt, allowance)),
      spent: () => allowance.spent(),
    };
  }

  /** Ends every turn, at work or in line, as `stopped`, and all that are asked for later. */
  stop(): void {
    this.stopping.abort();
  }
}
