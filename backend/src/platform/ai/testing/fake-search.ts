import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeReply } from './fake-replies.js';

/** A server on a free loopback port that answers searches under one path and serves the found files under others. */
export abstract class FakeSearch {
  /** The searches so far. */
  readonly questions: URLSearchParams[] = [];
  /** Paths of all other requests. */
  readonly fetched: string[] = [];
  /** The files by their paths. */
  readonly files = new Map<string, FakeReply>();
  /** A reply to searches in place of the results. */
  misbehaviour: FakeReply | undefined;

  private readonly server = createServer(({ url = '/' }, response) =>
    this.reply(new URL(url, this.origin), response),
  );

  protected constructor(private readonly searchPath: string) {}

  protected async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  /** Makes the body of an answer. */
  protected abstract found(question: URLSearchParams): object;

  /** Host and port, in the form of `IMAGE_FETCH_ALLOW`. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  /** The value for the setting. */
  get searchUrl(): string {
    return this.origin + this.searchPath;
  }

  forget(): void {
    this.questions.length = 0;
    this.fetched.length = 0;
    this.files.clear();
    this.misbehaviour = undefined;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private reply({ pathname, searchParams }: URL, response: ServerResponse): void {
    if (pathname !== this.searchPath) {
      this.fetched.push(pathname);
      const reply = this.files.get(pathname);
      if (reply) reply(response);
      else response.writeHead(404).end();
      return;
    }
    this.questions.push(searchParams);
    if (this.misbehaviour) this.misbehaviour(response);
    else {
      const body = JSON.stringify(this.found(searchParams));
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    }
  }
}
