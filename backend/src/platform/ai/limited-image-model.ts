import type { ImageModel, ImageProvider, PictureOutcome } from './image-model.js';
import { pictureFailure } from './picture-failure.js';
import type { PicturePrompt } from './picture-prompt.js';
import type { ProviderTurns } from './provider-turns.js';

/** Pictures from a provider, within the limits that hold for its turns. */
export class LimitedImageModel implements ImageModel {
  constructor(
    private readonly provider: ImageProvider,
    private readonly turns: ProviderTurns,
  ) {}

  async draw(prompt: PicturePrompt, signal?: AbortSignal): Promise<PictureOutcome> {
    const outcome = await this.turns.take(
      { limitStarts: 'now', ...(signal && { signal }) },
      async (allowance) => allowance.ended() ?? (await this.provider.draw(prompt, allowance)),
    );
    return outcome.ok ? outcome : pictureFailure(outcome);
  }
}
