import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { z } from 'zod';
import { eventCatalog } from '../../platform/event-sourcing/event-catalog.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import { eventualAnswer } from '../../platform/testing/streams.js';
import { databaseSchema } from '../../read-models.js';
import { recordLeaves } from '../read-models/record-leaves.projection.js';
import { canonicalEvent } from './canonical-event.js';
import { GrowingTree, leafHash } from './merkle-tree.js';
import { RecordTree } from './record-tree.js';

const notes = eventCatalog('note', { NoteWritten: z.object({ title: z.string() }) });
const written = (title: string) => ({ type: 'NoteWritten', data: { title } }) as const;

let record: StartedRecord;
let tree: RecordTree;

beforeAll(async () => {
  record = await startRecord({ catalogs: [notes], projections: [recordLeaves], databaseSchema });
  tree = new RecordTree(record.dataSource);
});
afterAll(() => record.stop());

/** Computes the root over the store's events in another way. */
async function rootOfStore(): Promise<{ size: number; root: Buffer }> {
  const grown = new GrowingTree();
  const end = (await record.store.newestPosition(['note-'], 5_000)) ?? -1n;
  const subscription = record.store.subscribe(['note-'], undefined);
  for await (const { event, commitPosition } of subscription) {
    if (event) grown.add(leafHash(canonicalEvent(event)));
    if ((commitPosition ?? event?.position.commit ?? -1n) >= end) break;
  }
  subscription.destroy();
  return { size: grown.size, root: grown.root };
}

it('holds every event in the order of the record, whoever lets it grow at once', async () => {
  expect([await tree.grow(), await tree.root(0)]).toEqual([0, new GrowingTree().root]);
  await record.put('note', 'a', written('Ink'), written('Paper'), written('Glue'));
  await tree.grow();
  await record.put('note', 'b', ...Array.from({ length: 10 }, (_, n) => written(`Number ${n}`)));
  const sizes = await Promise.all([tree.grow(), tree.grow(), tree.grow()]);
  const { size, root } = await rootOfStore();
  expect(sizes).toEqual([size, size, size]);
  expect(await tree.root(size)).toEqual(root);
});

it('holds what this version cannot read, with what it does not know of', async () => {
  const event = (type: string, data: Record<string, unknown>) =>
    jsonEvent({ id: randomUUID(), type, data, metadata: { at: 'never' } });
  const foreign = [event('NoteBurnt', { smoke: true }), event('NoteWritten', { title: 'x', ink: 'blue' })];
  await record.store.append('note-c', foreign, undefined);
  await record.put('note', 'd', written('Last'));
  const { size, root } = await rootOfStore();
  expect(size).toBe(16);
  await eventualAnswer(async () => (await tree.grow()) === size);
  expect(await tree.root(size)).toEqual(root);
});

it('is the same when it is rebuilt', async () => {
  const before = await record.rowsOf(recordLeaves);
  await record.rebuild(recordLeaves);
  expect(await tree.grow()).toBe(16);
  expect(await record.rowsOf(recordLeaves)).toEqual(before);
});
