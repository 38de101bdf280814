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
  /** The newest checkpoint of the record, to be kept outside; weekly messages carry it. */
  readonly checkpoint?: string;
  /** Where to continue. */
  readonly url: string;
}

/** Why a message carries a checkpoint. */
export const aboutCheckpoint =
  'The newest checkpoint of the record. Keep it: it shows whether anything recorded before was changed later.';
