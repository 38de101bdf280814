/** Lets a command answer only when the read models hold its effect. */
export abstract class CommitWaiter {
  /**
   * Resolves when every read model holds the events up to and including this commit position.
   * @throws DomainError `unavailable` after ten seconds; its sentence says that the change is recorded.
   */
  abstract waitFor(position: bigint): Promise<void>;
}
