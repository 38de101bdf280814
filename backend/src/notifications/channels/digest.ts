/** One line of a message: a piece of work, with its address. */
export interface DigestItem {
  readonly text: string;
  /** Who wrote it and for what; null where that is not told. */
  readonly note: string | null;
  /** An absolute address. */
  readonly url: string;
}

/** A message for any channel, about one batch, run or single article. */
export interface Digest {
  readonly title: string;
  readonly items: readonly DigestItem[];
  /** Everything that could not be made, in sentences. */
  readonly failures: readonly string[];
  /** The newest checkpoint of the record, to be kept outside of it; weekly messages have it. */
  readonly checkpoint?: string;
  /** The address at which to continue. */
  readonly url: string;
  /** The addresses that are still to get it, where others of the same e-mail have it; undefined for all. */
  readonly to?: readonly string[];
}

/** Explains why a message has a checkpoint. */
export const aboutCheckpoint =
  'The newest checkpoint of the record. Keep it: it shows whether anything recorded before was changed later.';
