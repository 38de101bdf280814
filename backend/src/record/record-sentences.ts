import { counted } from '../../../checks/text/counted.js';
import type { Description, Descriptions } from '../audit/contract.js';
import type { RecordEvent } from './domain/record.events.js';

const record: Description['subject'] = { kind: 'record', id: 'house', title: 'Record' };

/** Audit sentences of the record itself. */
export const recordSentences: Descriptions<RecordEvent> = {
  RecordKeyIntroduced: () => ({ subject: record, summary: 'introduced the key that signs checkpoints' }),
  RecordKeyChanged: ({ data: { from, to, note } }) => ({
    subject: record,
    summary:
      note === null
        ? 'changed the key that signs checkpoints, without a signature of the one before'
        : 'changed the key that signs checkpoints',
    changes: [{ field: 'verifierKey', from, to }],
  }),
  CheckpointMade: ({ data: { size, root } }) => ({
    subject: record,
    summary: `made a checkpoint of ${counted(size, 'event')}`,
    changes: [{ field: 'root', from: null, to: root }],
  }),
};
