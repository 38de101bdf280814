/** Which scheduled runs are over, of which nobody carries a generation on any more. Answered by the scheduler. */
export abstract class FinishedRuns {
  /** @param ids of runs @returns those of them that are over */
  abstract among(ids: readonly string[]): Promise<readonly string[]>;
}
