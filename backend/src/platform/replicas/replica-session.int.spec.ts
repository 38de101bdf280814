import { firstValueFrom } from 'rxjs';
import { TcpProxy } from '../testing/tcp-proxy.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { ReplicaSession } from './replica-session.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let session: ReplicaSession;

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await TcpProxy.start(Number(new URL(database.url).port));
  session = new ReplicaSession(proxy.inFrontOf(database.url));
});

afterEach(async () => {
  await proxy.stop();
  await database.drop();
});

async function opened(): Promise<void> {
  const opening = firstValueFrom(session.opened);
  session.onApplicationBootstrap();
  await opening;
}

describe('closing', () => {
  it('ends although the connection has gone mute', async () => {
    await opened();
    await session.tryLock('a');
    proxy.mute();
    await session.close();
    expect(session.trusted).toBe(false);
  });

  it('ends although a question is without an answer', async () => {
    await opened();
    proxy.mute();
    const asked = session.tryLock('a');
    await session.close();
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('ends although it is still connecting', async () => {
    session.onApplicationBootstrap();
    await session.close();
    expect(session.trusted).toBe(false);
  });
});
