/** How a passage of a text stands to what it rests on. */
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

/** What a reader with the sources says of a passage. What it quotes stood in the text and in the source. */
export interface Claim {
  /** As it is read, without markdown but with its markers. */
  readonly quotation: string;
  /** The sources that the statement cited then. */
  readonly cites: readonly string[];
  readonly kind: ClaimKind;
  /** As it is cited: `s1`. Null where it names none. */
  readonly source: string | null;
  /** Of that source. */
  readonly passage: string | null;
  /** Another passage of the text, which it does not agree with. */
  readonly other: string | null;
  /** What would mend it; may be empty. */
  readonly fix: string;
}
