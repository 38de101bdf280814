import { sumOfTokens, type Tokens } from '../kernel/tokens.js';
import { textFailure, type TextFailure } from './text-failure.js';

/** The use of a slot so far. */
export interface Spent {
  /** The sum over all upstream calls, failed ones included; `null` if the provider counts none. */
  readonly tokens: Tokens | null;
  readonly upstreamCalls: number;
  /** The time since the slot was entered, in milliseconds; waiting for the slot does not count. */
  readonly durationMs: number;
}

export interface AllowanceLimits {
  readonly limitMs: number;
  readonly upstreamCalls: number;
  /** Whether a call that failed may be made again. The default is true. */
  readonly retryFaults?: boolean | undefined;
  /** Signals, any of which ends the work as `stopped`. */
  readonly stopSignals: readonly AbortSignal[];
}

/**
 * The time, calls and tokens that the work in a slot has used and may still use. One signal ends the work when its time
 * is over or it is stopped.
 */
export class Allowance {
  private readonly controller = new AbortController();
  private readonly stop = () => this.controller.abort('stopped');
  private timer: NodeJS.Timeout | undefined;
  private endsAt = Infinity;
  private began: number | undefined;
  private calls = 0;
  private unanswerable = 0;
  private tokens: Spent['tokens'] = null;

  constructor(private readonly limits: AllowanceLimits) {
    for (const signal of limits.stopSignals) {
      if (signal.aborted) this.stop();
      signal.addEventListener('abort', this.stop, { once: true });
    }
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Starts the time limit; a second start changes nothing. */
  startClock(): void {
    if (this.timer) return;
    this.endsAt = performance.now() + this.limits.limitMs;
    this.timer = setTimeout(() => this.controller.abort('timed-out'), this.limits.limitMs);
  }

  begin(): void {
    this.began = performance.now();
    this.startClock();
  }

  remainingMs(): number {
    return this.endsAt - performance.now();
  }

  hasCalls(): boolean {
    return this.calls - this.unanswerable < this.limits.upstreamCalls;
  }

  retriesFaults(): boolean {
    return this.limits.retryFaults ?? true;
  }

  countCall(): void {
    this.calls += 1;
  }

  /** Gives the last call back, because it was refused for its form, cost the provider nothing and does not count. */
  releaseCall(): void {
    this.unanswerable += 1;
  }

  countTokens(tokens: Tokens): void {
    this.tokens = this.tokens ? sumOfTokens([this.tokens, tokens]) : tokens;
  }

  spent(): Spent {
    const durationMs = this.began === undefined ? 0 : Math.round(performance.now() - this.began);
    return { tokens: this.tokens, upstreamCalls: this.calls, durationMs };
  }

  /** The failure that the signal stands for; undefined while it has not fired. */
  ended(): TextFailure | undefined {
    if (!this.signal.aborted) return undefined;
    return textFailure(this.signal.reason === 'stopped' ? 'stopped' : 'timed-out');
  }

  /** Releases the timer and the listeners, because stop signals outlive many slots. */
  dispose(): void {
    clearTimeout(this.timer);
    for (const signal of this.limits.stopSignals) signal.removeEventListener('abort', this.stop);
  }
}
