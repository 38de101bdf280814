import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase } from '../../src/platform/testing/test-servers.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';

it('leads from the bundle to the lines of the sources', async () => {
  const directory = await temporaryDirectory();
  const database = await createTestDatabase('migrated');
  const child = spawn(process.execPath, [path.resolve('dist/backend/src/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: directory.path,
      DATABASE_URL: database.url,
      EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=perhaps',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  const [, file = '', line] = /at connect \((.*event-store\.ts):(\d+):\d+\)/.exec(said) ?? [];
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines[Number(line) - 1]).toContain('EventStoreDBClient.connectionString(');
  await Promise.all([directory.remove(), database.drop()]);
});
