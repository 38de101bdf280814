/** Tells queries of articles which ideas were deleted; implemented by the module of the ideas. */
export abstract class DeletedIdeas {
  /**
   * @param id SQL for the id of an idea, or null
   * @returns an SQL condition
   */
  abstract include(id: string): string;
}
