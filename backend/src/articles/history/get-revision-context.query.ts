import type { Reader } from '../domain/reader.js';
import type { RevisionContext } from './history.dto.js';

/** What was in force at a revision of an article, which exists; provided by the module that makes prompts. */
export abstract class GetRevisionContext {
  abstract execute(reader: Reader, id: string, revision: number): Promise<RevisionContext>;
}
