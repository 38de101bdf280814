/** Tells which scheduled runs are over, so that nobody carries on their generations. The scheduler implements it. */
export abstract class FinishedRuns {
  /** @param ids of runs @returns those of them that are over */
  abstract among(ids: readonly string[]): Promise<readonly string[]>;
}
