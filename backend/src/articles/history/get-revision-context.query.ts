import type { Reader } from '../domain/reader.js';
import type { RevisionContext } from './history.dto.js';

/** Tells what was in force at an existing revision of an article; implemented by the module that makes prompts. */
export abstract class GetRevisionContext {
  abstract execute(reader: Reader, id: string, revision: number): Promise<RevisionContext>;
}
