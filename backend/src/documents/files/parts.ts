import { unzipped, UnreadableZip } from '../../platform/files/unzipped.js';
import { UnreadableDocument } from './unreadable.js';

const bounds = { mostEntries: 5_000, mostBytes: 100 * 2 ** 20 };

const sentences = {
  'too-large': 'The file unpacks to far more than a document has.',
  damaged: 'The file is damaged.',
};

/**
 * The wanted parts of a document, by their paths.
 * @throws UnreadableDocument when the file is not a zip file, or unpacks to far more than a document has
 */
export async function partsOf(
  bytes: Buffer,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  try {
    return await unzipped(bytes, isWanted, bounds);
  } catch (error) {
    throw error instanceof UnreadableZip ? new UnreadableDocument(sentences[error.fault]) : error;
  }
}
