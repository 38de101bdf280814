import { z } from 'zod';
import type { Actor } from '../platform/event-sourcing/actor.js';
import { internalContext } from '../platform/event-sourcing/command-context.js';
import type { Decider } from '../platform/event-sourcing/decider.js';
import { eventCatalog, type EventOf } from '../platform/event-sourcing/event-catalog.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import { databaseSchema } from '../read-models.js';
import { itsTitle, type Descriptions } from './read-models/audit-log/sentences.js';
import { auditLog } from './read-models/audit-log/audit-log.projection.js';
import type { AuditFilters } from './read-models/audit-log/audit-filters.js';
import { AuditLog } from './read-models/audit-log/audit-log.js';

const noteEvents = eventCatalog('note', {
  NoteWritten: z.object({ title: z.string() }),
  NoteRenamed: z.object({ title: z.string() }),
  NoteRead: z.object({}),
  NoteThrownAway: z.object({}),
});
type NoteEvent = EventOf<typeof noteEvents>;

const subject = (id: string, title?: string) => ({ kind: 'note', id, title });
const noteSentences: Descriptions<NoteEvent> = {
  NoteWritten: ({ streamId, data: { title } }) => ({
    subject: subject(streamId, title),
    summary: `wrote “${itsTitle}”`,
    changes: [{ field: 'title', from: null, to: title }],
  }),
  NoteRenamed: ({ streamId, data: { title } }) => ({
    subject: subject(streamId, title),
    summary: `renamed it to “${itsTitle}”`,
  }),
  NoteRead: ({ streamId }) => ({ subject: subject(streamId), summary: `read “${itsTitle}”` }),
  NoteThrownAway: ({ streamId }) => ({ subject: subject(streamId), summary: `threw “${itsTitle}” away` }),
};
const notes: Decider<undefined, NoteEvent, NoteEvent> = {
  catalog: noteEvents,
  initialState: undefined,
  decide: (event) => [event],
  evolve: () => undefined,
};
const log = auditLog([noteSentences]);

const mara: Actor = { kind: 'user', id: 'u-mara', name: 'Mara Voss', role: 'admin' };
const theo: Actor = { kind: 'user', id: 'u-theo', name: 'Theo Lind', role: 'author' };
const scheduler: Actor = { kind: 'scheduler', id: null, name: 'Scheduler', role: null };

let now = Date.parse('2026-11-20T09:00:00Z');
let record: StartedRecord;
let audit: AuditLog;

beforeAll(async () => {
  record = await startRecord(
    { catalogs: [noteEvents], projections: [log], databaseSchema },
    { now: () => new Date(now) },
  );
  audit = new AuditLog(record.dataSource);
  const happened: [Actor, note: string, NoteEvent][] = [
    [mara, 'a', { type: 'NoteWritten', data: { title: 'Ink' } }],
    [theo, 'a', { type: 'NoteRead', data: {} }],
    [mara, 'b', { type: 'NoteWritten', data: { title: 'Paper' } }],
    [mara, 'a', { type: 'NoteRenamed', data: { title: '$& Ink' } }],
    [theo, 'a', { type: 'NoteRead', data: {} }],
    [mara, 'a', { type: 'NoteThrownAway', data: {} }],
    [scheduler, 'a', { type: 'NoteWritten', data: { title: 'New ink' } }],
    [scheduler, 'c', { type: 'NoteRead', data: {} }],
  ];
  for (const [actor, note, event] of happened) {
    const context = internalContext(actor, { correlationId: actor === scheduler ? 'run' : `c-${now}` });
    await record.aggregates.handle(notes, note, event, context);
    now += 3_600_000;
  }
});
afterAll(() => record.stop());

const summaries = async (filters: AuditFilters): Promise<string[]> =>
  (await audit.page(filters, 50)).entries.map(({ summary }) => summary);

it('tells what happened, newest first, each thing by the name it had then', async () => {
  expect(await summaries({})).toEqual([
    'Scheduler read “untitled”',
    'Scheduler wrote “New ink”',
    'Mara Voss threw “$& Ink” away',
    'Theo Lind read “$& Ink”',
    'Mara Voss renamed it to “$& Ink”',
    'Mara Voss wrote “Paper”',
    'Theo Lind read “Ink”',
    'Mara Voss wrote “Ink”',
  ]);
});

it('says who, when, on what, what changed and by which request', async () => {
  const { entries } = await audit.page({ to: new Date('2026-11-20T09:00:00Z') }, 1);
  expect(entries).toEqual([
    {
      position: expect.any(Number) as number,
      at: '2026-11-20T09:00:00.000Z',
      actor: mara,
      type: 'NoteWritten',
      revision: 0,
      subject: { kind: 'note', id: 'a', title: 'Ink' },
      summary: 'Mara Voss wrote “Ink”',
      changes: [{ field: 'title', from: null, to: 'Ink' }],
      technical: false,
      correlationId: `c-${Date.parse('2026-11-20T09:00:00Z')}`,
    },
  ]);
  expect((await audit.page({ actor: 'scheduler' }, 1)).entries[0]?.actor).toEqual(scheduler);
});

it.each<[string, AuditFilters, number]>([
  ['a person', { actor: 'u-theo' }, 2],
  ['who is no person', { actor: 'scheduler' }, 2],
  ['types', { types: ['NoteRead', 'NoteRenamed'] }, 4],
  ['a subject', { subject: 'a' }, 6],
  ['a request', { correlationId: 'run' }, 2],
  ['from a moment', { from: new Date('2026-11-20T14:00:00Z') }, 3],
  ['to a moment', { to: new Date('2026-11-20T11:00:00Z') }, 3],
  ['both', { from: new Date('2026-11-20T10:00:00Z'), to: new Date('2026-11-20T11:00:00Z') }, 2],
  ['several at once', { actor: 'u-mara', subject: 'a', to: new Date('2026-11-20T12:00:00Z') }, 2],
  ['nobody', { actor: 'u-nobody' }, 0],
])('is narrowed to %s', async (_name, filters, count) => {
  const { total, entries } = await audit.page(filters, 50);
  expect([total, entries.length]).toEqual([count, count]);
});

it('tells the newest changes, those of one kind from one request as one', async () => {
  const told = (await audit.recent(3)).map(({ summary, entries }) => [summary, entries]);
  expect(told).toEqual([
    ['Scheduler read “untitled”', 1],
    ['Scheduler wrote “New ink”', 1],
    ['Mara Voss threw “$& Ink” away', 1],
  ]);
});

it('is read page by page without a gap or a repeat', async () => {
  const whole = (await audit.page({}, 50)).entries;
  const paged = [];
  for (let cursor: string | undefined; ;) {
    const { entries, nextCursor, total } = await audit.page({}, 3, cursor);
    expect(total).toBe(whole.length);
    paged.push(...entries);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(paged).toEqual(whole);
});

it('refuses a cursor that it did not give', async () => {
  const foreign = Buffer.from('["x"]').toString('base64url');
  await expect(audit.page({}, 3, foreign)).rejects.toMatchObject({ kind: 'invalid', code: 'bad-cursor' });
});

it('is the same when it is rebuilt', async () => {
  const before = await record.rowsOf(log);
  expect(before.map((rows) => rows.length)).toEqual([8, 4]);
  await record.rebuild(log);
  expect(await record.rowsOf(log)).toEqual(before);
});
