import type { Allowance } from './allowance.js';
import type { Prompt } from './prompt.js';
import type { ProviderSlots } from './provider-slots.js';
import type { TextFailure } from './text-failure.js';
import type { TextProvider } from './text-provider.js';

/** A text that fits its prompt's schema, and who wrote it. */
export interface TextSuccess<T> {
  readonly ok: true;
  readonly value: T;
  /** `openai` or `demo`. */
  readonly provider: string;
  /** The model that says it answered, which may be a dated version of the one asked for. */
  readonly model: string;
}

export type TextOutcome<T> = TextSuccess<T> | TextFailure;

/** What a slot has used so far. */
export interface Spent {
  /** Summed over all upstream calls, failed ones included; `null` when the provider counts none. */
  readonly tokens: { readonly input: number; readonly output: number } | null;
  readonly upstreamCalls: number;
  /** Since the slot was entered, waiting excluded. */
  readonly durationMs: number;
}

/** One concurrency slot of the provider, with one time limit and one number of calls for all that is completed in it. */
export interface TextSlot {
  /** Never throws for a fault of the provider. Calls of one slot follow each other, never side by side. */
  complete<T>(prompt: Prompt<T>): Promise<TextOutcome<T>>;
  spent(): Spent;
  /** False when every upstream call of the slot is used up: what would be completed now fails without being asked. */
  hasCalls(): boolean;
}

export interface SlotOptions {
  /** The id of the person whose work it is; null for a scheduled run, which comes after people. */
  readonly person: string | null;
  /**
   * What the time limit covers. `now`: waiting too, for a person who waits for the answer. `in-slot`: only
   * the slot, for a batch whose later texts would otherwise run out of time behind its earlier ones.
   */
  readonly limitStarts: 'now' | 'in-slot';
  /** Upstream calls of the whole slot with all retries and repairs; 3 when not said. */
  readonly maxUpstreamCalls?: number;
  /**
   * False when a fault of the provider ends the work at once, for work that nobody waits for and that tries again much
   * later. Repairs and revisions are no retries. Default true.
   */
  readonly retryFaults?: boolean;
  /** Gives the text up, in line or at work; the outcome is then `stopped`. */
  readonly signal?: AbortSignal;
}

/** Writes texts to order, within the limits of the provider's slots. Knows nothing of what they are about. */
export class TextModel {
  constructor(
    private readonly provider: TextProvider,
    private readonly slots: ProviderSlots,
  ) {}

  /**
   * Waits for a concurrency slot, in a fair queue, and runs `work` with it. The slot is held and the time limit
   * runs until `work` is done, so a text and its revision share both.
   * @returns what `work` returns, or a failure when no slot came free: `busy`, `timed-out` or `stopped`
   */
  withSlot<R>(options: SlotOptions, work: (slot: TextSlot) => Promise<R>): Promise<R | TextFailure> {
    return this.slots.take(options, (allowance) => work(this.slotWithin(allowance)));
  }

  private slotWithin(allowance: Allowance): TextSlot {
    return {
      complete: async (prompt) => allowance.ended() ?? (await this.provider.complete(prompt, allowance)),
      spent: () => allowance.spent(),
      hasCalls: () => allowance.hasCalls(),
    };
  }
}
