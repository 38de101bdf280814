import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The headers that belong to one connection. */
const ofConnection = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/** A proxy between the desk and a site that can withhold an answer. */
export class CuttingProxy {
  /** Matches requests such as `POST /posts` whose answer is cut off after the site has done what they ask. */
  cuts: RegExp | undefined;
  /** How many answers were cut off. */
  cut = 0;

  private constructor(
    private readonly server: Server,
    private readonly site: URL,
  ) {}

  static async start(site: string): Promise<CuttingProxy> {
    const server = createServer();
    const proxy = new CuttingProxy(server, new URL(site));
    server.on('request', (request, response) => {
      void proxy.pass(request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** The host and the port, as `host:port`. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const sent = Object.entries(headers).filter(([name]) => name !== 'host' && !ofConnection.has(name));
    const answer = await fetch(new URL(url, this.site), {
      method,
      redirect: 'manual',
      headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
      ...(method !== 'GET' && method !== 'HEAD' && { body: await buffer(request) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (this.cuts?.test(`${method} ${url}`)) {
      this.cut += 1;
      response.destroy();
      return;
    }
    const kept = [...answer.headers].filter(
      ([name]) => !ofConnection.has(name) && name !== 'content-encoding',
    );
    response.writeHead(answer.status, kept.flat()).end(body);
  }
}
