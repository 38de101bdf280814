import type { Allowance } from './allowance.js';
import type { ProviderSlots } from './provider-slots.js';
import type { TextFailure } from './text-failure.js';
import type { TextModel, TextSlot, SlotOptions } from './text-model.js';
import type { TextProvider } from './text-provider.js';

/** Texts from a provider, within the limits that hold for its slots. */
export class LimitedTextModel implements TextModel {
  constructor(
    private readonly provider: TextProvider,
    private readonly slots: ProviderSlots,
  ) {}

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
