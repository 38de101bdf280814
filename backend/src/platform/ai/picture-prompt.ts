import { hash } from 'node:crypto';

/** What the demo draws from, because it cannot read a prompt. */
export interface Motif {
  /** The same seed gives the same drawing. */
  readonly seed: string;
  /** `#rrggbb`; the colour of the drawing. */
  readonly colour: string;
  /** Tells the pictures of one set apart, from 0. */
  readonly variant: number;
}

/** The request that a model draws from. */
export interface PicturePrompt {
  /** Rises whenever the wording changes; recorded with the picture. */
  readonly version: string;
  readonly text: string;
  /** SHA-256 over version and text, in hex. */
  readonly hash: string;
  readonly motif: Motif;
}

export function picturePrompt(version: string, text: string, motif: Motif): PicturePrompt {
  return { version, text, hash: hash('sha256', JSON.stringify([version, text])), motif };
}
