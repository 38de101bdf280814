import type { ResolvedEvent } from '@eventstore/db-client';
import { checkpointText, openedNote } from '../checkpoints/signed-note.js';
import { recordEvents, type DataOf, type RecordEvent } from '../domain/record.events.js';
import { house } from '../../platform/kernel/house.js';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';

/** The record’s statements about itself: its checkpoints, and the first fault in them. */
export interface Statements {
  readonly checkpoints: readonly DataOf<'CheckpointMade'>[];
  /** The first statement that was not signed properly; undefined if there is none. */
  readonly problem: string | undefined;
  /** The first statement that this version cannot read; later statements are unknown. */
  readonly unreadable?: string;
}

/** Reads the checkpoints and checks their signatures, and that each key was handed on by the one before. */
export async function readStatements(store: EventStore): Promise<Statements> {
  const codec = new EventCodec([recordEvents]);
  const records = await store.readStream(`record-${house}`);
  const checkpoints: DataOf<'CheckpointMade'>[] = [];
  const broken = (problem: string): Statements => ({ checkpoints, problem });
  let [origin, verifierKey] = ['', ''];
  for (const record of records) {
    const event = read(record, codec);
    if (typeof event === 'string') return { checkpoints, problem: undefined, unreadable: event };
    switch (event.type) {
      case 'RecordKeyIntroduced':
        ({ origin, verifierKey } = event.data);
        break;
      case 'RecordKeyChanged': {
        const { from, to, note } = event.data;
        const handedOn = note === null || openedNote(note, from) === `${origin}\n${to}\n`;
        if (from !== verifierKey || !handedOn) {
          return broken(`The change of the signing key to ${to} is not signed by the one before.`);
        }
        verifierKey = to;
        break;
      }
      case 'CheckpointMade': {
        const { size, root, note } = event.data;
        if (openedNote(note, verifierKey) !== checkpointText(origin, size, Buffer.from(root, 'hex'))) {
          return broken(`The checkpoint of ${size} events is not signed with the key on record.`);
        }
        checkpoints.push(event.data);
        break;
      }
      default:
        return event satisfies never;
    }
  }
  return { checkpoints, problem: undefined };
}

/** Returns the event, or the reason why it cannot be read. */
function read(record: ResolvedEvent, codec: EventCodec): (Recorded & RecordEvent) | string {
  try {
    return codec.decode(record) as Recorded & RecordEvent;
  } catch (error) {
    const { revision, streamId, type } = record.event ?? {};
    return `Revision ${revision} of ${streamId} (${type}) cannot be read: ${(error as Error).message}`;
  }
}
