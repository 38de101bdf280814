/** One line of a message: a piece of work, with its address. */
export interface DigestItem {
  readonly text: string;
  /** The author and the category of the work; null if they are not told. */
  readonly note: string | null;
  /** The address of the work, as an absolute URL. */
  readonly url: string;
}

/** A message for any channel, such as one about a batch, a run or a single article. */
export interface Digest {
  readonly title: string;
  readonly items: readonly DigestItem[];
  /** Sentences about everything that could not be made. */
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
