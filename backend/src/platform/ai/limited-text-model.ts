import type { Allowance } from './allowance.js';
import type { ProviderTurns } from './provider-turns.js';
import type { TextFailure } from './text-failure.js';
import type { TextModel, TextTurn, TurnOptions } from './text-model.js';
import type { TextProvider } from './text-provider.js';

/** Texts from a provider, within the limits that hold for its turns. */
export class LimitedTextModel implements TextModel {
  constructor(
    private readonly provider: TextProvider,
    private readonly turns: ProviderTurns,
  ) {}

  takeTurn<R>(options: TurnOptions, work: (turn: TextTurn) => Promise<R>): Promise<R | TextFailure> {
    return this.turns.take(options, (allowance) => work(this.turnWithin(allowance)));
  }

  private turnWithin(allowance: Allowance): TextTurn {
    return {
      complete: async (prompt) => allowance.ended() ?? (await this.provider.complete(prompt, allowance)),
      spent: () => allowance.spent(),
      hasCalls: () => allowance.hasCalls(),
    };
  }
}
