import { hash } from 'node:crypto';

/** What the demo draws from, since it reads no words. */
export interface Motif {
  /** The same seed gives the same drawing. */
  readonly seed: string;
  /** `#rrggbb`; the drawing is in this colour. */
  readonly colour: string;
  /** Tells the pictures of one set apart, from 0. */
  readonly variant: number;
}

/** What a model is asked to draw. */
export interface PicturePrompt {
  /** Rises whenever the wording changes; recorded with what was drawn. */
  readonly version: string;
  readonly text: string;
  /** SHA-256, in hex, over version and text. */
  readonly hash: string;
  readonly motif: Motif;
}

export function picturePrompt(version: string, text: string, motif: Motif): PicturePrompt {
  return { version, text, hash: hash('sha256', JSON.stringify([version, text])), motif };
}
