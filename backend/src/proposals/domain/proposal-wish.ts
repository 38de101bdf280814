import type { ProposalKind } from './proposals.events.js';

/** A person’s request to a model. */
export interface ProposalWish {
  readonly kind: ProposalKind;
  /** The article revision that the offsets refer to. */
  readonly revision: number;
  /**
   * The offsets of the passage, in UTF-16 units of the content; without them, it is the whole content or the paragraphs
   * of the finding.
   */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** The id of the check whose finding the model should correct. */
  readonly rule?: string | undefined;
  readonly instruction?: string | undefined;
  /** The starts of blocks that people have written or changed, but that the model may change. */
  readonly unlocked?: readonly number[] | undefined;
}
