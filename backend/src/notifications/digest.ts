/** One line of a message: what there is, and where. */
export interface DigestItem {
  readonly text: string;
  /** Who wrote it for what, or nothing. */
  readonly note: string | null;
  /** Absolute. */
  readonly url: string;
}

/** A message, whatever the channel: one a batch, run or single article. */
export interface Digest {
  readonly title: string;
  readonly items: readonly DigestItem[];
  /** What could not be made, in sentences. */
  readonly failures: readonly string[];
  /** Where to continue. */
  readonly url: string;
}
