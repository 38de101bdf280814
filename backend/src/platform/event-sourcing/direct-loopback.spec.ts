import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { connectDirectlyToLoopback } from './direct-loopback.js';
import { EventStore } from './event-store.js';

const variables = ['grpc_proxy', 'no_grpc_proxy', 'no_proxy'] as const;
const before = variables.map((name) => [name, process.env[name]] as const);

afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

describe('behind an HTTP proxy', () => {
  it.each(['localhost', '127.0.0.1'])('the store at %s is reached without it', async (host) => {
    const server = http2.createServer();
    const reached = once(server, 'session');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // Nobody listens on this port.
    process.env['grpc_proxy'] = 'http://127.0.0.1:1';
    const store = EventStore.connect(`esdb://${host}:${port}?tls=false`);
    const call = store.end(10_000);
    const [session] = (await Promise.race([reached, call])) as [http2.ServerHttp2Session];
    session.destroy();
    server.close();
    await expect(call).rejects.toThrow();
    await store.close();
  });

  it.each([
    [{}, 'localhost,127.0.0.0/8'],
    [{ no_proxy: 'a.example,b.example' }, 'a.example,b.example,localhost,127.0.0.0/8'],
    [{ no_proxy: 'a.example', no_grpc_proxy: 'b.example' }, 'b.example,localhost,127.0.0.0/8'],
  ])('of %j what is named there stays, however often it is asked for', (given, expected) => {
    for (const name of variables) delete process.env[name];
    Object.assign(process.env, given);
    connectDirectlyToLoopback();
    connectDirectlyToLoopback();
    expect(process.env['no_grpc_proxy']).toBe(expected);
  });
});
