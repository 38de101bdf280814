/** Which topic ideas were deleted, as lists of articles ask within one query. Answered by the module of the ideas. */
export abstract class DeletedIdeas {
  /** @param id SQL for the id of an idea, or null @returns an SQL condition */
  abstract include(id: string): string;
}
