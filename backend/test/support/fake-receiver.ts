import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FakeReply } from '../../src/platform/ai/testing/fake-replies.js';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on a free loopback port that takes webhooks, and can be told to misbehave. */
export class FakeReceiver {
  /** Everything that arrived, in order, however it was answered. */
  readonly received: Received[] = [];
  /** The reply at each path; the others answer `ok`. */
  readonly replies = new Map<string, FakeReply>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeReceiver> {
    const server = createServer();
    const fake = new FakeReceiver(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        const path = request.url ?? '';
        fake.received.push({ path, headers: request.headers, body });
        const reply = fake.replies.get(path);
        if (reply) reply(response);
        else response.end('ok');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  /** The host and the port, as `host:port`. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  at(path: string): string {
    return `http://${this.host}${path}`;
  }

  arrived(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  /** The messages that arrived at a path: `[type, articleId, package]`. */
  told(path: string): [string, string | null, number | null][] {
    return this.arrived(path).map(({ body }) => {
      const { type, data } = JSON.parse(body) as {
        type: string;
        data: { articleId: string | null; package: number | null };
      };
      return [type, data.articleId, data.package];
    });
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

/** Whether one of a message's signatures was made with a secret, by the scheme of Standard Webhooks. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(signature);
}
