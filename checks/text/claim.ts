/** The ways in which a passage may relate to its sources. */
export const claimKinds = [
  'supported',
  'overstated',
  'contradicted',
  'not-in-source',
  'from-memory',
  'invented',
  'inconsistent',
  'vague',
] as const;

export type ClaimKind = (typeof claimKinds)[number];

/**
 * A claim about a passage by a reader with the sources. Its quotations were in the text and in the source at that time.
 */
export interface Claim {
  /** The passage as people read it, without markdown but with its markers. */
  readonly quotation: string;
  /** The sources that the statement cited at that time. */
  readonly cites: readonly string[];
  readonly kind: ClaimKind;
  /** The id by which the source is cited, `s1`; null if no source is named. */
  readonly source: string | null;
  /** A passage of that source. */
  readonly passage: string | null;
  /** Another passage of the text, which contradicts this one. */
  readonly other: string | null;
  /** The way to mend it; may be empty. */
  readonly fix: string;
}
