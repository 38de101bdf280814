import { Logger } from '@nestjs/common';
import type { Allowance } from './allowance.js';
import { pictureFailure } from './picture-failure.js';
import type { PicturePrompt } from './picture-prompt.js';
import type { ProviderSlots } from './provider-slots.js';
import type { TextFailure } from './text-failure.js';

/** A picture as the provider gave it; nobody has checked yet that its bytes are one. */
export interface PictureDrawn {
  readonly ok: true;
  readonly bytes: Buffer;
  /** The subject of the picture, if the provider knows it. */
  readonly title?: string;
  /** Name of the provider: `openai` or `demo`. */
  readonly provider: string;
  readonly model: string;
}

export type PictureOutcome = PictureDrawn | TextFailure;

/** Draws pictures to order, within the limits of the provider’s slots. It does not know what the pictures are for. */
export class ImageModel {
  private readonly logger = new Logger('AI provider');

  constructor(
    private readonly provider: ImageProvider,
    private readonly slots: ProviderSlots,
  ) {}

  /**
   * Draws a picture; the provider's faults are returned, never thrown. Waiting in line counts towards the time limit.
   * @param person the id of the person whose work it is
   * @param signal gives the picture up; the outcome is then `stopped`
   */
  async draw(prompt: PicturePrompt, person: string, signal?: AbortSignal): Promise<PictureOutcome> {
    const outcome = await this.slots.take(
      { person, limitStarts: 'now', ...(signal && { signal }) },
      async (allowance) => allowance.ended() ?? (await this.provider.draw(prompt, allowance)),
    );
    if (outcome.ok) return outcome;
    const { kind, detail } = outcome;
    if (kind !== 'stopped') this.logger.warn({ msg: 'An image was not drawn.', kind, detail });
    return pictureFailure(outcome);
  }
}

/** A source of drawn pictures: the `openai` client or the demo. Both work within the same limits. */
export interface ImageProvider {
  /**
   * Draws one picture within the allowance, and ends soon after its signal fires. It never throws for an answer that it
   * gets.
   */
  draw(prompt: PicturePrompt, allowance: Allowance): Promise<PictureOutcome>;
}
