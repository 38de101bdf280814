import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type SlackReply = (response: ServerResponse) => void;

/** The replies of Slack to a message. */
export const slackReplies = {
  ok: (): SlackReply => (response) => void response.end('ok'),
  error:
    (status: number, words = 'server_error', headers: Record<string, string> = {}): SlackReply =>
    (response) =>
      void response.writeHead(status, headers).end(words),
  /** Takes the message and does not answer. */
  silence: (): SlackReply => () => undefined,
  redirect:
    (to: string): SlackReply =>
    (response) =>
      void response.writeHead(302, { location: to }).end(),
};

/** A server on a free loopback port that takes incoming webhooks, and can be told to misbehave. */
export class FakeSlack {
  /** The texts of all messages that arrived, in order, however they were answered. */
  readonly texts: string[] = [];
  /** The reply to the next messages. */
  otherwise: SlackReply = slackReplies.ok();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeSlack> {
    const server = createServer();
    const fake = new FakeSlack(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void text(request).then((body) => {
        fake.texts.push((JSON.parse(body) as { text: string }).text);
        fake.otherwise(response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  /** The value of `SLACK_WEBHOOK_URL`; the path is the secret. */
  get webhookUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/services/T0/B0/very-secret-key`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
