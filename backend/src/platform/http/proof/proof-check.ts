/** Says whether somebody has lately proved who they are. The module that keeps sessions provides it. */
export abstract class ProofCheck {
  /**
   * Guards what a person who finds a browser open must not be able to do.
   * @param session of the person who asks; a token, a job and the server have none, and need no proof
   * @throws DomainError `proof-required`, with the ways to give one, where the last proof is older than 15 minutes
   */
  abstract require(session: string | undefined): Promise<void>;
}
