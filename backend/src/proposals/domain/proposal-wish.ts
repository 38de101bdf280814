import type { ProposalKind } from './proposals.events.js';

/** What a person asks a model for. */
export interface ProposalWish {
  readonly kind: ProposalKind;
  /** The article revision that the offsets refer to. */
  readonly revision: number;
  /** Offsets of the passage, in UTF-16 units of the content; without them, all of it or what the finding is about. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** The id of the check whose finding the model should mend. */
  readonly rule?: string | undefined;
  readonly instruction?: string | undefined;
  /** Starts of blocks that people have written or changed, but that the model may change. */
  readonly unlocked?: readonly number[] | undefined;
}
