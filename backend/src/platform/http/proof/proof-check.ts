/** Says whether somebody showed lately who they are; provided by the module that keeps sessions. */
export abstract class ProofCheck {
  /**
   * For what nobody may do who found a browser open.
   * @param session of who asks; a token, a job and the server have none, and are not asked
   * @throws DomainError `proof-required`, with the ways to give one, where the last is older than 15 minutes
   */
  abstract require(session: string | undefined): Promise<void>;
}
