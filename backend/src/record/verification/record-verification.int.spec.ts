import { jsonEvent } from '@eventstore/db-client';
import { generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';
import { EventReader } from '../../../embedded/event-store/event-reader.js';
import { eventCatalog } from '../../platform/event-sourcing/event-catalog.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import { databaseSchema } from '../../read-models.js';
import { checkpointText, signedNote, verifierKey } from '../checkpoints/signed-note.js';
import { recordEvents, type RecordEvent } from '../domain/record.events.js';
import { recordCheckpoints } from '../read-models/record-checkpoints.projection.js';
import { recordLeaves } from '../read-models/record-leaves.projection.js';
import { RecordTree } from '../tree/record-tree.js';
import { verifyRecord, type Verification } from './record-verification.js';

const origin = 'desk.example/record';
const [first, second] = [
  generateKeyPairSync('ed25519').privateKey,
  generateKeyPairSync('ed25519').privateKey,
];
const notes = eventCatalog('note', { NoteWritten: z.object({ title: z.string() }) });

let record: StartedRecord;
let tree: RecordTree;

beforeAll(async () => {
  const projections = [recordLeaves, recordCheckpoints];
  record = await startRecord({ catalogs: [notes, recordEvents], projections, databaseSchema });
  tree = new RecordTree(record.dataSource);
  await state({ type: 'RecordKeyIntroduced', data: { origin, verifierKey: verifierKey(origin, first) } });
  await write('a', 3);
  await makeCheckpoint(first);
  const [from, to] = [verifierKey(origin, first), verifierKey(origin, second)];
  const handOver = signedNote(`${origin}\n${to}\n`, origin, first);
  await state({ type: 'RecordKeyChanged', data: { from, to, note: handOver } });
  await write('b', 3);
  await makeCheckpoint(second);
});
afterAll(() => record.stop());

const state = (event: RecordEvent) => record.put('record', 'house', event);

const write = (note: string, count: number) =>
  record.put(
    'note',
    note,
    ...Array.from({ length: count }, (_, n) => ({ type: 'NoteWritten', data: { title: `Title ${n}` } })),
  );

async function makeCheckpoint(key: typeof first): Promise<void> {
  const size = await tree.grow();
  const root = await tree.root(size);
  const note = signedNote(checkpointText(origin, size, root), origin, key);
  await state({
    type: 'CheckpointMade',
    data: { size, root: root.toString('hex'), note, verifierKey: verifierKey(origin, key) },
  });
}

/** Verifies the record by the protocol and by what is on disk, which must agree. */
async function verified(): Promise<Verification> {
  const reader = new EventReader(record.databaseUrl);
  try {
    const onDisk = await verifyRecord({ ...record, onDisk: reader.everything() });
    expect(await verifyRecord(record)).toEqual(onDisk);
    return onDisk;
  } finally {
    await reader.close();
  }
}

/** The finding after rows were changed directly in the database; they are restored afterwards. */
async function findingAfter(table: string, ...statements: readonly string[]): Promise<string | undefined> {
  for (const statement of [`create table kept as select * from ${table}`, ...statements]) {
    await record.dataSource.query(statement);
  }
  try {
    return (await verified()).problem;
  } finally {
    await record.dataSource.query(`delete from ${table}`);
    await record.dataSource.query(`insert into ${table} select * from kept`);
    await record.dataSource.query('drop table kept');
  }
}

it('finds nothing in a record that nobody changed', async () => {
  expect(await verified()).toEqual({ events: 10, checkpoints: 2, problem: undefined });
});

it('names the first event that is not what was hashed, left out or put in', async () => {
  const leaf = (stream: string, revision: number) => `where stream = '${stream}' and revision = ${revision}`;
  const other = (stream: string, revision: number) =>
    `update record_leaf set hash = sha256('x') ${leaf(stream, revision)}`;
  expect(await findingAfter('record_leaf', other('note-b', 1), other('note-b', 2))).toBe(
    'Event 7 (NoteWritten, revision 1 of note-b) is not what was recorded.',
  );
  expect(await findingAfter('record_leaf', `delete from record_leaf ${leaf('note-a', 2)}`)).toBe(
    'Event 3 (NoteWritten, revision 2 of note-a) was put in afterwards.',
  );
});

const events = 'event_store.event';
const dataOf = (text: string, where: string): string =>
  `update ${events} set data = convert_to('${text}', 'UTF8') where ${where}`;

it('names an event about the record itself that was made unreadable', async () => {
  const first = `stream = 'record-house' and revision = 1`;
  for (const text of ['{}', '{"size":']) {
    expect(await findingAfter(events, dataOf(text, first))).toBe(
      'Event 4 (CheckpointMade, revision 1 of record-house) is not what was recorded.',
    );
  }
});

it('reads what is on disk, also of a store that runs: finds what was changed, taken out and put in there', async () => {
  const second = `stream = 'note-b' and revision = 1`;
  expect(await findingAfter(events, dataOf('{"title":"Title 9"}', second))).toBe(
    'Event 7 (NoteWritten, revision 1 of note-b) is not what was recorded.',
  );
  expect(await findingAfter(events, `delete from ${events} where ${second}`)).toBe(
    'Event 7 (NoteWritten, revision 1 of note-b) is missing in the store.',
  );
  const [{ last } = { last: 0 }] = await record.dataSource.query<{ last: string }[]>(
    `select max(position) "last" from ${events}`,
  );
  expect(await findingAfter(events, `delete from ${events} where position = ${last}`)).toMatch(
    /^Event 9 \(CheckpointMade, revision 3 of record-house\) is missing in the store\.$/,
  );
  const shifted = `update ${events} set position = position + 1000 where position >
    (select position from ${events} where ${second})`;
  const copied = `insert into ${events} select position + 1, 'note-c', 0, gen_random_uuid(), type, is_json, data,
    metadata, created from ${events} where ${second}`;
  expect(await findingAfter(events, shifted, copied)).toBe(
    'Event 8 (NoteWritten, revision 0 of note-c) is not what was recorded.',
  );
});

it('names an event about the record itself that only a later version can read', async () => {
  const moved = jsonEvent({ type: 'CheckpointMoved', data: {}, metadata: {} });
  await record.store.append('record-house', [moved], 3n);
  expect((await verified()).problem).toBe(
    'Revision 4 of record-house (CheckpointMoved) cannot be read: The event type CheckpointMoved is not known.',
  );
});

it('finds events between two checkpoints that are not those that were signed, whatever hashes there are', async () => {
  const root = Buffer.alloc(32, 7);
  const note = signedNote(checkpointText(origin, 9, root), origin, second);
  const data = { size: 9, root: root.toString('hex'), note, verifierKey: verifierKey(origin, second) };
  await record.dataSource.query('delete from record_leaf');
  const last = `type = 'CheckpointMade' and revision = 3`;
  expect(await findingAfter(events, dataOf(JSON.stringify(data), last))).toBe(
    'One of the events 4 to 8 is not what the checkpoint of 9 events was signed for.',
  );
});

it('finds a checkpoint that was not signed', async () => {
  const forged = `update ${events} set data = convert_to(replace(convert_from(data, 'UTF8'), '"size":4', '"size":3'), 'UTF8')
    where type = 'CheckpointMade'`;
  expect(await findingAfter(events, forged)).toBe(
    'The checkpoint of 3 events is not signed with the key on record.',
  );
});
