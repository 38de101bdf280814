/** Tells whether the read models belong to the current record; otherwise nothing may rely on both. */
export abstract class OwnRecord {
  /**
   * Asks the record once for each connection, since another record requires its server to restart.
   * @throws DomainError `unavailable` when the read models belong to another record, or when that can't be told
   */
  abstract require(): Promise<void>;

  /** The same check, but asks the record now. */
  abstract requireOwnRecord(): Promise<void>;
}
