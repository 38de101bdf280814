import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeReply } from './fake-replies.js';

/** A picture as Openverse records it. */
export const foundAt = (url: string, record: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: '8a7d61dd-5dc4-4e7b-9d49-2a4c3f0f6f3a',
  url,
  title: 'Watch movement',
  creator: 'Ada Example',
  source: 'flickr',
  provider: 'flickr',
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  foreign_landing_url: 'https://example.com/photos/7',
  mature: false,
  ...record,
});

export const file =
  (bytes: Buffer, type = 'image/jpeg'): FakeReply =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
  };

export const redirect =
  (location: string, status = 302): FakeReply =>
  (response) => {
    response.writeHead(status, { location }).end();
  };

/** An endless file, as fast as it is read. */
export const endless = (): FakeReply => (response) => {
  const block = Buffer.alloc(65_536);
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const more = (): void => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', more);
  more();
};

/**
 * A server on a free loopback port that speaks Openverse's search under `/v1/images/`, and has the pictures as well:
 * whatever stands in `files`, under its path.
 */
export class FakeOpenverse {
  /** The searches so far. */
  readonly questions: URLSearchParams[] = [];
  /** Paths of the files that were asked for. */
  readonly fetched: string[] = [];
  readonly files = new Map<string, FakeReply>();
  /** What a search finds. */
  results: unknown[] = [];
  /** Answers searches in place of the results. */
  misbehaviour: FakeReply | undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeOpenverse> {
    const server = createServer();
    const fake = new FakeOpenverse(server);
    server.on('request', ({ url = '/' }, response) => fake.reply(new URL(url, fake.origin), response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  /** As `IMAGE_FETCH_ALLOW` names it. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  /** What `IMAGE_SEARCH_URL` has to be. */
  get searchUrl(): string {
    return `${this.origin}/v1/images/`;
  }

  /** Puts something where a picture is looked for, and has it found. */
  offer(path: string, reply: FakeReply, record: Record<string, unknown> = {}): void {
    this.files.set(path, reply);
    this.results.push(
      foundAt(this.origin + path, { foreign_landing_url: `https://example.com${path}`, ...record }),
    );
  }

  forget(): void {
    this.questions.length = 0;
    this.fetched.length = 0;
    this.results = [];
    this.files.clear();
    this.misbehaviour = undefined;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private reply(url: URL, response: ServerResponse): void {
    if (url.pathname !== '/v1/images/') {
      this.fetched.push(url.pathname);
      const reply = this.files.get(url.pathname);
      if (reply) reply(response);
      else response.writeHead(404).end();
      return;
    }
    this.questions.push(url.searchParams);
    if (this.misbehaviour) this.misbehaviour(response);
    else {
      const body = JSON.stringify({
        result_count: this.results.length,
        page_count: 1,
        results: this.results,
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    }
  }
}
