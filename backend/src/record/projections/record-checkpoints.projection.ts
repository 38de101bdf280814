import { projection } from '../../platform/projections/projection.js';
import type { RecordEvent } from '../domain/record.events.js';
import { CheckpointRow } from './checkpoint.row.js';

/** Every checkpoint of the record. */
export const recordCheckpoints = projection<RecordEvent>({
  name: 'record-checkpoints',
  tables: [CheckpointRow],
  on: {
    CheckpointMade: ({ data: { size, root, note, verifierKey }, metadata: { at } }, rows) =>
      rows.insert(CheckpointRow, { size, root, note, verifierKey, at }),
  },
});
