/** How a passage of a text relates to what it rests on. */
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

/** What a reader with the sources says of a passage. Its quotations were in the text and in the source at that time. */
export interface Claim {
  /** The passage as people read it, without markdown but with its markers. */
  readonly quotation: string;
  /** The sources that the statement cited at that time. */
  readonly cites: readonly string[];
  readonly kind: ClaimKind;
  /** The id by which it is cited, `s1`; null where no source is named. */
  readonly source: string | null;
  /** A passage of that source. */
  readonly passage: string | null;
  /** Another passage of the text, which contradicts this one. */
  readonly other: string | null;
  /** How to mend it; may be empty. */
  readonly fix: string;
}
