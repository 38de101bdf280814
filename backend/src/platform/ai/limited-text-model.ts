import type { Allowance } from './allowance.js';
import type { ConcurrencyGate } from './concurrency-gate.js';
import { ProviderTurns } from './provider-turns.js';
import type { TextFailure } from './text-failure.js';
import type { TextModel, TextTurn, TurnOptions } from './text-model.js';
import type { TextProvider } from './text-provider.js';

/** Texts from a provider, within the limits that hold for its turns. */
export class LimitedTextModel implements TextModel {
  private readonly turns: ProviderTurns;

  /** @param limitMs time limit of one turn, in milliseconds */
  constructor(
    private readonly provider: TextProvider,
    gate: ConcurrencyGate,
    limitMs: number,
  ) {
    this.turns = new ProviderTurns(gate, limitMs);
  }

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

  /** Ends every turn, at work or in line, as `stopped`, and all that are asked for later. */
  stop(): void {
    this.turns.stop();
  }
}
