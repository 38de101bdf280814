import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from '../../config/startup-error.js';
import { compiled } from '../../testing/compiled.js';
import { eventually } from '../../testing/streams.js';
import { compiledEventStore, createTestDatabase } from '../../testing/test-servers.js';
import { isRunning } from '../process-identity.js';
import { startEventStore } from './supervise.js';

describe('the process of the embedded event store', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const lines: string[] = [];
  const start = (databaseUrl = database.url, port = 0) =>
    startEventStore({ databaseUrl, port, log: (line) => lines.push(line), program: compiledEventStore });

  beforeEach(async () => {
    lines.length = 0;
    database = await createTestDatabase();
  });

  afterEach(() => database.drop());

  it('is ended by a stop, and leaves its port and its database free', async () => {
    const first = await start();
    await first.stop();
    expect(isRunning(first.processId)).toBe(false);
    const again = await start(database.url, Number(new URL(first.connectionString).port));
    expect(again.connectionString).toBe(first.connectionString);
    await again.stop();
  });

  it('is started again at the same address when it ends, and people are told', async () => {
    const store = await start();
    const { connectionString, processId } = store;
    process.kill(processId, 'SIGKILL');
    await eventually(() => Promise.resolve(store.processId !== processId));
    expect(store.connectionString).toBe(connectionString);
    expect(lines).toEqual([
      'The event store ended unexpectedly (signal SIGKILL) and is being started again.',
      'The event store is running again.',
    ]);
    await store.stop();
    expect(isRunning(store.processId)).toBe(false);
  });

  it('is not started beside another one on the same database', async () => {
    const store = await start();
    const second = start();
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(/Another event store already writes to this database/);
    await store.stop();
  });

  it('is not started without a database', async () => {
    await expect(start('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('does not outlive a parent that was killed', async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', parentProgram(database.url)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(output.toString());
    expect(isRunning(child)).toBe(true);
    parent.kill('SIGKILL');
    await eventually(() => Promise.resolve(!isRunning(child)));
  });
});

const parentProgram = (databaseUrl: string): string => `
  const { startEventStore } = await import(${JSON.stringify(compiled('platform/embedded/event-store/supervise.js'))});
  const store = await startEventStore({ databaseUrl: ${JSON.stringify(databaseUrl)}, log: console.error });
  console.log(store.processId);
`;
