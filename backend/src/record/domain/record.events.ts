import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const verifierKey = z
  .string()
  .describe('The public key that verifies signatures, as `name+hash+key` of a signed note.');

/** The checkpoints of the record, and the keys that sign them. */
export const recordEvents = eventCatalog('record', {
  RecordKeyIntroduced: z.object({
    origin: z.string().describe('The name of this record in every checkpoint, which never changes.'),
    verifierKey,
  }),
  RecordKeyChanged: z.object({
    from: verifierKey,
    to: verifierKey,
    note: z.string().nullable().describe('The new key, signed by the old one; null if the old one was lost.'),
  }),
  CheckpointMade: z.object({
    size: z
      .number()
      .int()
      .positive()
      .describe('The number of events that the checkpoint covers, from the first one on.'),
    root: z.string().describe('The root of the events’ Merkle tree (RFC 6962), in hex.'),
    note: z.string().describe('The checkpoint as a signed note.'),
    verifierKey,
  }),
});

export type RecordEvent = EventOf<typeof recordEvents>;

/** The data of an event of the record. */
export type DataOf<Type extends RecordEvent['type']> = Extract<RecordEvent, { readonly type: Type }>['data'];
