import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FakeReply } from './fake-replies.js';

/** A request as it arrived. */
export interface FakeRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    /** The prompt of a call for a picture; calls for texts have messages. */
    readonly prompt?: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string; readonly json_schema?: unknown };
    readonly max_completion_tokens?: number;
    readonly max_tokens?: number;
  };
}

type Behaviour = (request: FakeRequest) => FakeReply | Promise<FakeReply>;

/**
 * A server on a free loopback port that speaks chat completions and image generation, and can be told to misbehave:
 * replies given to `next` are used up first, in order; then `otherwise` is asked. It records its requests.
 */
export class FakeOpenAi {
  readonly requests: FakeRequest[] = [];
  /** The most requests that were unanswered at one time. */
  peakAtOnce = 0;
  private atOnce = 0;
  private readonly queue: FakeReply[] = [];

  private constructor(
    private readonly server: Server,
    public otherwise: Behaviour,
  ) {}

  static async start(otherwise: Behaviour): Promise<FakeOpenAi> {
    const server = createServer();
    const fake = new FakeOpenAi(server, otherwise);
    server.on('request', (request: IncomingMessage, response) => {
      fake.peakAtOnce = Math.max(fake.peakAtOnce, (fake.atOnce += 1));
      response.once('close', () => (fake.atOnce -= 1));
      void fake.replyTo(request).then((reply) => reply(response));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  /** The value for `OPENAI_BASE_URL`. */
  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  next(...replies: FakeReply[]): void {
    this.queue.push(...replies);
  }

  /** Drops the replies given to `next` that nobody has asked for. */
  forgetReplies(): void {
    this.queue.length = 0;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async replyTo(request: IncomingMessage): Promise<FakeReply> {
    const body = JSON.parse(await text(request)) as FakeRequest['body'];
    const recorded = { path: request.url ?? '', headers: request.headers, body };
    this.requests.push(recorded);
    return this.queue.shift() ?? (await this.otherwise(recorded));
  }
}
