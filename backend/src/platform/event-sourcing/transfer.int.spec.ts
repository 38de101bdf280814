import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { jsonEvent, type EventData } from '@eventstore/db-client';
import { v7 as newUuid } from 'uuid';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { EventStore } from './event-store.js';

let servers: TestServers;
let store: EventStore;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let file: string;

beforeEach(async () => {
  servers = await startTestServers();
  store = EventStore.connect(servers.eventStoreUrl);
  directory = await temporaryDirectory();
  file = path.join(directory.path, 'events');
});
afterEach(async () => {
  await store.close();
  await servers.stop();
  await directory.remove();
});

/** Runs `npm run events:export <file>` or `npm run events:import <file>`. */
async function transferred(direction: 'export' | 'import'): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['dist/backend/src/transfer-events.js', direction, file], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: servers.databaseUrl,
      EVENTSTORE_URL: servers.eventStoreUrl,
    },
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, said: said + complained };
}

const events = (count: number, type: string): EventData[] =>
  Array.from({ length: count }, () => jsonEvent({ id: newUuid(), type, data: {}, metadata: {} }));

it('an export of nothing fails, and leaves an earlier one alone', async () => {
  await store.append('$settings', events(1, '$any'), undefined);
  writeFileSync(file, 'an earlier export');
  expect(await transferred('export')).toEqual({
    code: 1,
    said: 'The record is empty: there is nothing to export.\n',
  });
  expect(readFileSync(file, 'utf8')).toBe('an earlier export');
});

it('an export finds the events of the product, however many others come after them', async () => {
  const [first, second] = events(2, 'ArticleGenerated');
  await store.append('article-1', [first as EventData, second as EventData], undefined);
  await store.append('$stats-1', events(150, '$statsCollected'), undefined);
  expect(await transferred('export')).toMatchObject({ code: 0 });
  const ids = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id);
  expect(ids).toEqual([first?.id, second?.id]);
});

it.each(['', '\n\n'])('an import of nothing fails: %j', async (nothing) => {
  writeFileSync(file, nothing);
  expect(await transferred('import')).toEqual({
    code: 1,
    said: 'The file holds no events: there is nothing to import.\n',
  });
});
