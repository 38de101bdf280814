/** Checks whether the read models belong to the current record; otherwise nothing may rely on both. */
export abstract class OwnRecord {
  /**
   * Asks the record once for each connection, since another record requires its server to restart.
   * @throws DomainError `unavailable` if the read models belong to another record, or if that can’t be determined
   */
  abstract require(): Promise<void>;

  /** Makes the same check, but asks the record now. */
  abstract requireOwnRecord(): Promise<void>;
}
