import { Logger } from '@nestjs/common';
import type { Allowance, Spent } from './allowance.js';
import type { Prompt } from './prompt.js';
import type { ProviderSlots, SlotOptions } from './provider-slots.js';
import type { TextFailure } from './text-failure.js';
import type { TextOutcome, TextProvider } from './text-provider.js';

/** One concurrency slot of the provider, with one time limit and one number of calls for all work in it. */
export interface TextSlot {
  /** Asks for a text; the provider’s faults are returned, never thrown. Calls in one slot run one after another. */
  complete<T>(prompt: Prompt<T>): Promise<TextOutcome<T>>;
  spent(): Spent;
  /** Whether the slot has upstream calls left; if not, the next `complete` fails without a call. */
  hasCalls(): boolean;
}

/** Writes texts to order, within the limits of the provider’s slots. It does not know what the texts are about. */
export class TextModel {
  private readonly logger = new Logger('AI provider');

  constructor(
    private readonly provider: TextProvider,
    private readonly slots: ProviderSlots,
  ) {}

  /**
   * Waits for a concurrency slot in a fair queue and runs `work` with it. The slot is held and the time limit runs
   * until `work` is done, so a text and its revision share both.
   * @returns the result of `work`, or a failure if no slot became free: `busy`, `timed-out` or `stopped`
   */
  withSlot<R>(options: SlotOptions, work: (slot: TextSlot) => Promise<R>): Promise<R | TextFailure> {
    return this.slots.take(options, (allowance) => work(this.slotWithin(allowance)));
  }

  private slotWithin(allowance: Allowance): TextSlot {
    return {
      complete: async (prompt) => {
        const outcome = allowance.ended() ?? (await this.provider.complete(prompt, allowance));
        if (!outcome.ok) this.log(prompt.kind, outcome);
        return outcome;
      },
      spent: () => allowance.spent(),
      hasCalls: () => allowance.hasCalls(),
    };
  }

  private log(prompt: string, { kind, detail }: TextFailure): void {
    if (kind !== 'stopped') this.logger.warn({ msg: 'A text was not written.', prompt, kind, detail });
  }
}
