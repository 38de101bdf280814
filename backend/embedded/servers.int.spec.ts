import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '../src/platform/config/settings.js';
import { EventStore } from '../src/platform/event-sourcing/event-store.js';
import { compiled } from '../src/platform/testing/compiled.js';
import { temporaryDirectory } from '../src/platform/testing/temporary-directory.js';
import { createTestDatabase } from '../src/platform/testing/test-servers.js';
import { runningOrStartedServers, type ServerAddresses } from './servers.js';

interface Holder {
  readonly addresses: ServerAddresses;
  readonly child: ChildProcess;
}

describe('a command beside the product', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let holders: Holder[];

  beforeEach(async () => {
    holders = [];
    database = await createTestDatabase();
    directory = await temporaryDirectory();
  });

  afterEach(async () => {
    for (const { child } of holders) await end(child);
    await database.drop();
    await directory.remove();
  });

  /** Starts a process that gets its servers from a function of servers.ts, and runs until its input ends. */
  const holder = async (
    functionName: 'startServers' | 'runningOrStartedServers',
    environment: Record<string, string>,
  ): Promise<Holder> => {
    const program = `
      const { ${functionName} } = await import(${JSON.stringify(compiled('embedded/servers.js'))});
      const { readSettings } = await import(${JSON.stringify(compiled('src/platform/config/settings.js'))});
      const servers = await ${functionName}(readSettings(${JSON.stringify(environment)}), () => undefined);
      console.log(JSON.stringify(servers));
      process.stdin.once('end', () => servers.stop()).resume();
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    holders.push({ addresses: JSON.parse(output.toString()) as ServerAddresses, child });
    return holders.at(-1) as Holder;
  };

  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.stdin?.end();
    await exit;
  };

  const crashed = async ({ child }: Holder): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  const answers = async ({ eventStoreUrl }: ServerAddresses): Promise<bigint> => {
    const store = EventStore.connect(eventStoreUrl);
    try {
      return await store.end(10_000);
    } finally {
      await store.close();
    }
  };

  const embedded = () => ({ DATA_DIR: directory.path });
  const ownPostgres = () => ({ DATA_DIR: directory.path, DATABASE_URL: database.url });

  it('uses the servers of the product while it runs, and leaves them to it', async () => {
    const product = await holder('startServers', ownPostgres());
    const { stop, ...addresses } = await runningOrStartedServers(
      readSettings(ownPostgres()),
      () => undefined,
    );
    expect(addresses).toEqual(product.addresses);
    await stop();
    expect(await answers(addresses)).toBe(-1n);
  });

  it.each([
    ['with the Postgres of its own, which lives on', embedded],
    ['with a Postgres that is not its own', ownPostgres],
  ])('starts servers after the product was killed %s', async (_, environment) => {
    await crashed(await holder('startServers', environment()));
    const command = await holder('runningOrStartedServers', environment());
    expect(await answers(command.addresses)).toBe(-1n);
  });

  it('uses the servers that the settings name after the product was killed with others', async () => {
    await crashed(await holder('startServers', ownPostgres()));
    const settings = readSettings({ ...ownPostgres(), EVENTSTORE_URL: 'esdb://store.example:2113' });
    const { stop, ...addresses } = await runningOrStartedServers(settings, () => undefined);
    expect(addresses).toEqual({ databaseUrl: database.url, eventStoreUrl: 'esdb://store.example:2113' });
    await stop();
  });

  it.each([
    ['a stranger has the number of the process that was killed', { pid: process.pid, start: 'earlier' }],
    ['an earlier version left the addresses', undefined],
  ])('does not use addresses when %s', async (_, writer) => {
    const product = await holder('startServers', ownPostgres());
    const file = path.join(directory.path, 'servers.json');
    const left = JSON.parse(await readFile(file, 'utf8')) as object;
    await end(product.child);
    await writeFile(file, JSON.stringify({ ...left, writer }));
    const command = await holder('runningOrStartedServers', ownPostgres());
    expect(await answers(command.addresses)).toBe(-1n);
  });
});
