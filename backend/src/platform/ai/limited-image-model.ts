import type { ConcurrencyGate } from './concurrency-gate.js';
import type { ImageModel, ImageProvider, PictureOutcome } from './image-model.js';
import { pictureFailure } from './picture-failure.js';
import type { PicturePrompt } from './picture-prompt.js';
import { ProviderTurns } from './provider-turns.js';

/** Pictures from a provider, within the limits that hold for its turns. */
export class LimitedImageModel implements ImageModel {
  private readonly turns: ProviderTurns;

  /** @param limitMs time limit of one picture, in milliseconds */
  constructor(
    private readonly provider: ImageProvider,
    gate: ConcurrencyGate,
    limitMs: number,
  ) {
    this.turns = new ProviderTurns(gate, limitMs);
  }

  async draw(prompt: PicturePrompt, signal?: AbortSignal): Promise<PictureOutcome> {
    const outcome = await this.turns.take(
      { limitStarts: 'now', ...(signal && { signal }) },
      async (allowance) => allowance.ended() ?? (await this.provider.draw(prompt, allowance)),
    );
    return outcome.ok ? outcome : pictureFailure(outcome);
  }

  /** Ends every picture, at work or in line, as `stopped`, and all that are asked for later. */
  stop(): void {
    this.turns.stop();
  }
}
