import { counted } from '../../../checks/text/counted.js';
import { about, type Descriptions, itsTitle } from '../audit/contract.js';
import type { ImportEvent } from './domain/import.events.js';

const archive = about('import');

/** Audit sentences of imports, which are named by their files. */
export const importSentences: Descriptions<ImportEvent> = {
  ImportUploaded: ({ streamId, data: { fileName } }) =>
    archive(streamId, `uploaded “${itsTitle}” to import it`, fileName),
  ImportRead: ({ streamId, data: { items, leftOut } }) =>
    archive(streamId, `read “${itsTitle}”: ${counted(items, 'item')}, ${leftOut} of them left out`),
  ImportMapped: ({ streamId }) => archive(streamId, `mapped the names in “${itsTitle}”`),
  ImportStarted: ({ streamId }) => archive(streamId, `started the import of “${itsTitle}”`),
  ImportFinished: ({ streamId, data: { created, updated, unchanged, conflicts, failed } }) =>
    archive(
      streamId,
      `finished the import of “${itsTitle}”: ${created} created, ${updated} updated, ${unchanged} unchanged, ${counted(conflicts, 'conflict')}, ${failed} failed`,
    ),
  ImportCancelled: ({ streamId }) => archive(streamId, `cancelled the import of “${itsTitle}”`),
  ImportFailed: ({ streamId, data: { reason } }) =>
    archive(streamId, `could not import “${itsTitle}”: ${reason}`),
};
