import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeReply } from './fake-replies.js';

/** A server on a free loopback port that answers searches under one path, and has their results under others. */
export abstract class FakeSearch {
  /** The searches so far. */
  readonly questions: URLSearchParams[] = [];
  /** The paths of the other requests so far. */
  readonly fetched: string[] = [];
  /** The files that can be fetched, by their paths. */
  readonly files = new Map<string, FakeReply>();
  /** The reply to searches, if they are not to be answered properly. */
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

  /** Builds the body of an answer. */
  protected abstract found(question: URLSearchParams): object;

  /** The host, as `IMAGE_FETCH_ALLOW` names it. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  /** The value of the setting. */
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
