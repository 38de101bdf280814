import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import { z } from 'zod';
import { eventCatalog } from '../../event-sourcing/event-catalog.js';
import { EventCodec } from '../../event-sourcing/event-codec.js';
import type { ProjectionCheckpoints } from '../checkpoints.js';
import { UnwritableRows } from '../event-fault.js';
import type { Projection } from '../projection.js';
import { Projector, type Announcement } from '../projector.js';
import type { EventBatch, ParkedEvent, ReadModelWriter } from '../read-model-writer.js';
import type { Statement } from '../row-statements.js';
import type { RowChange } from '../rows.js';

export class Note {
  text: string;
}

export const codec = new EventCodec([eventCatalog('note', { NoteTaken: z.object({ text: z.string() }) })]);
const metadata = {
  actor: { kind: 'system', id: null, name: 'System', role: null },
  at: '2026-11-20T12:00:00.000Z',
  correlationId: 'c',
  causationId: 'c',
  requestId: null,
  schemaVersion: 1,
};

/** An event as the store sends it; `text` becomes the text of a row. */
export function stored(
  position: number,
  text: unknown,
  stream = 'note-a',
  type = 'NoteTaken',
): AllStreamResolvedEvent {
  const at = BigInt(position);
  const event = { streamId: stream, id: `e${position}`, type, revision: at, data: { text }, metadata };
  return { event, commitPosition: at } as unknown as AllStreamResolvedEvent;
}

/** Makes a statement from the text of its row. */
function statementOf(change: RowChange): Statement {
  const text = change.kind === 'insert' ? String(change.row['text']) : change.kind;
  if (text.includes('unwritable')) throw new UnwritableRows('unwritable');
  return { text, values: [] };
}

const textOf = ({ text }: Statement): string => text;

/** Tables that take whole transactions or none, and refuse rows as real ones would. */
export class Tables {
  checkpointsNow: ProjectionCheckpoints;
  readonly texts: string[] = [];
  readonly parkedNow: ParkedEvent[] = [];
  readonly announced: string[] = [];
  transactions = 0;
  private attempts = 0;

  /** @param breaksAt the attempt at which the connection breaks, counted from 1 */
  constructor(
    positions: Readonly<Record<string, number>>,
    private readonly breaksAt = 0,
  ) {
    this.checkpointsNow = new Map(
      Object.entries(positions).map(([name, position]) => [
        name,
        { position: BigInt(position), eventId: null, generation: 0 },
      ]),
    );
  }

  checkpoints = (names: readonly string[]) =>
    Promise.resolve(new Map([...this.checkpointsNow].filter(([name]) => names.includes(name))));
  parked = () => Promise.resolve(this.parkedNow);

  /** How often rows were made of a batch. */
  rowsMade = 0;

  readonly statements = {
    from: (changes: readonly RowChange[]) => {
      this.rowsMade += 1;
      return changes.map(statementOf);
    },
  };

  rehearse = (batch: EventBatch) => {
    this.attempts += 1;
    if (this.attempts === this.breaksAt) return Promise.reject(new Error('The connection is gone.'));
    const refused = batch.statements.map(textOf).find((text) => text.includes('refused'));
    return refused === undefined ? Promise.resolve() : Promise.reject(new UnwritableRows(refused));
  };

  commit = async (batch: EventBatch) => {
    await this.rehearse(batch);
    this.transactions += 1;
    this.texts.push(...batch.statements.map(textOf));
    this.parkedNow.push(...batch.parked);
    this.announced.push(...batch.announcement.map(({ text }) => text));
    const moved = [...batch.from].map(([name, one]) => [name, { ...one, ...batch.reached }] as const);
    this.checkpointsNow = new Map([...this.checkpointsNow, ...moved]);
  };
}

/** A projection that writes each event's text after its own name, and refuses to apply the text `odd`. */
export const projecting = (name: string, suffix = ''): Projection => ({
  name,
  tables: [Note],
  apply({ data }, rows) {
    const { text } = data as { text: string };
    if (text === 'odd') throw new Error('That is odd.');
    rows.insert(Note, { text: `${name}: ${text}${text === 'half' ? suffix : ''}` });
  },
});

const announcing: Announcement = (reached, events) => [
  { text: `${reached}: ${events.map(({ id }) => id).join()}`, values: [] },
];

export const started = (tables: Tables, ...projections: Projection[]) =>
  Projector.start(projections, codec, tables as unknown as ReadModelWriter, announcing);

export const reasons = ({ parkedNow }: Tables) =>
  parkedNow.map(({ projection, eventId, reason }) => `${projection} ${eventId}: ${reason}`);
