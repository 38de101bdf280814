/** Tells which scheduled runs are over, so that no process continues their generations. The scheduler implements it. */
export abstract class FinishedRuns {
  /**
   * @param ids the ids of runs @returns the ids of those that are over
   */
  abstract among(ids: readonly string[]): Promise<readonly string[]>;
}
