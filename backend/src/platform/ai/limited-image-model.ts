import type { ImageModel, ImageProvider, PictureOutcome } from './image-model.js';
import { pictureFailure } from './picture-failure.js';
import type { PicturePrompt } from './picture-prompt.js';
import type { ProviderSlots } from './provider-slots.js';

/** Pictures from a provider, within the limits that hold for its slots. */
export class LimitedImageModel implements ImageModel {
  constructor(
    private readonly provider: ImageProvider,
    private readonly slots: ProviderSlots,
  ) {}

  async draw(prompt: PicturePrompt, person: string, signal?: AbortSignal): Promise<PictureOutcome> {
    const outcome = await this.slots.take(
      { person, limitStarts: 'now', ...(signal && { signal }) },
      async (allowance) => allowance.ended() ?? (await this.provider.draw(prompt, allowance)),
    );
    return outcome.ok ? outcome : pictureFailure(outcome);
  }
}
