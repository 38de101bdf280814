import type { Allowance } from './allowance.js';
import type { PicturePrompt } from './picture-prompt.js';
import type { TextFailure } from './text-failure.js';

/** A picture as the provider gave it: bytes that still have to prove that they are one. */
export interface PictureDrawn {
  readonly ok: true;
  readonly bytes: Buffer;
  /** What it shows, from a provider that knows. */
  readonly title?: string;
  /** `openai` or `demo`. */
  readonly provider: string;
  readonly model: string;
}

export type PictureOutcome = PictureDrawn | TextFailure;

/** Draws pictures to order. Knows nothing of what they are for. */
export interface ImageModel {
  /**
   * Never throws for a fault of the provider. Waiting in line counts towards the time limit.
   * @param person whose work it is
   * @param signal gives the picture up; the outcome is then `stopped`
   */
  draw(prompt: PicturePrompt, person: string, signal?: AbortSignal): Promise<PictureOutcome>;
}

/** Where pictures come from: the `openai` client or the demo. Both stand behind the same limits. */
export interface ImageProvider {
  /** Draws one picture within the allowance; ends soon after its signal fires. Never throws for what it is answered. */
  draw(prompt: PicturePrompt, allowance: Allowance): Promise<PictureOutcome>;
}
