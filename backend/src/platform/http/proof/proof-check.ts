/** Checks whether a person has recently proved who they are. The module that keeps sessions provides it. */
export abstract class ProofCheck {
  /**
   * Guards actions that a person who finds a browser open must not be able to take.
   * @param session the session of the person who asks; a token, a job and the server have none, and need no proof
   * @throws DomainError `proof-required`, with the ways to give a proof, if the last one is older than 15 minutes
   */
  abstract require(session: string | undefined): Promise<void>;
}
