import type { ProposalKind } from './proposals.events.js';

/** What a person asks a model for. */
export interface ProposalWish {
  readonly kind: ProposalKind;
  /** Article revision that the offsets are of. */
  readonly revision: number;
  /** Offsets of the passage, in UTF-16 units of the content; without them the whole, or what the finding is about. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** Id of the check whose finding is to be mended. */
  readonly rule?: string | undefined;
  readonly instruction?: string | undefined;
  /** Starts of blocks that people have written or changed and that may be changed nevertheless. */
  readonly unlocked?: readonly number[] | undefined;
}
