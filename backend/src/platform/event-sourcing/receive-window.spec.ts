import { once } from 'node:events';
import http2, { type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { EventStore } from './event-store.js';

const mebibyte = 1_048_576;

it('may be sent a mebibyte of events before it says that it has read them', async () => {
  const server = http2.createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store = EventStore.connect(`esdb://127.0.0.1:${port}?tls=false`);
  const begun = once(server, 'session') as Promise<[ServerHttp2Session]>;
  const call = store.end(10_000).catch(() => undefined);
  const [session] = await begun;
  await once(server, 'stream');
  expect(session.remoteSettings.initialWindowSize).toBe(mebibyte);
  expect(session.state.remoteWindowSize).toBe(mebibyte);
  session.destroy();
  server.close();
  await store.close();
  await call;
});
