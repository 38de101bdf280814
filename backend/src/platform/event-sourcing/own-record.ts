/** Tells whether the read models are of the record that there is: otherwise nothing may rest on both. */
export abstract class OwnRecord {
  /**
   * Asked of the record once for each connection to it: for another record its server has to start anew.
   * @throws DomainError `unavailable` when they are of another one, or when that can't be told
   */
  abstract require(): Promise<void>;

  /** The same, asked of the record now. */
  abstract requireOwnRecord(): Promise<void>;
}
