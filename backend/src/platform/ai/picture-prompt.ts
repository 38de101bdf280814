import { hash } from 'node:crypto';

/** The values that the demo draws from, because it cannot read a prompt. */
export interface Motif {
  /** Seed of the drawing; the same seed gives the same drawing. */
  readonly seed: string;
  /** The colour of the drawing, as `#rrggbb`. */
  readonly colour: string;
  /** Number of the picture in its set, from 0. */
  readonly variant: number;
}

/** The request that a model draws from. */
export interface PicturePrompt {
  /** The version of the wording, which rises with every change and is recorded with the picture. */
  readonly version: string;
  readonly text: string;
  /** SHA-256 over version and text, in hex. */
  readonly hash: string;
  readonly motif: Motif;
}

export function picturePrompt(version: string, text: string, motif: Motif): PicturePrompt {
  return { version, text, hash: hash('sha256', JSON.stringify([version, text])), motif };
}
