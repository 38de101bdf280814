/** A finding as a person points to it. */
export interface FindingInQuestion {
  /** Id of the check. */
  readonly rule: string;
  /** The passage; empty for a finding about the whole text. */
  readonly quote: string;
}
