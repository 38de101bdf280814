import { Query } from '@nestjs/cqrs';
import type { Reader } from './domain/reader.js';
import type { RevisionContext } from './history.dto.js';

/** What was in force at a revision of an article, which exists. Answered where prompts are made. */
export class GetRevisionContext extends Query<RevisionContext> {
  constructor(
    readonly reader: Reader,
    readonly id: string,
    readonly revision: number,
  ) {
    super();
  }
}
