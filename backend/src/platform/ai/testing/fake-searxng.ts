import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakeReply } from './fake-replies.js';

/** A result as SearXNG gives it. */
export const foundPage = (url: string, record: Record<string, unknown> = {}): Record<string, unknown> => ({
  url,
  title: 'What a box is worth',
  content: 'A box adds a fifth to the price.',
  publishedDate: '2026-10-02T00:00:00',
  engine: 'duckduckgo',
  engines: ['duckduckgo'],
  category: 'general',
  score: 1,
  ...record,
});

/** A page of this title and of 2 October 2026, with paragraphs long enough to be read as an article. */
export const htmlPage =
  (title: string, ...paragraphs: string[]): FakeReply =>
  (response) => {
    const body = paragraphs.map((text) => `<p>${text}</p>`).join('');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html><head><title>${title}</title><meta property="article:published_time" content="2026-10-02"></head><body><article><h1>${title}</h1>${body}</article></body></html>`,
      );
  };

/**
 * A server on a free loopback port that speaks SearXNG's search under `/search`, and has the pages as well: whatever
 * stands in `pages`, under its path.
 */
export class FakeSearxng {
  /** The searches so far. */
  readonly questions: URLSearchParams[] = [];
  /** Paths of the pages that were asked for. */
  readonly fetched: string[] = [];
  readonly pages = new Map<string, FakeReply>();
  /** What a search finds, or what it finds for these terms. */
  results: unknown[] | ((terms: string) => unknown[]) = [];
  unresponsive: unknown[] = [];
  /** Answers searches in place of the results. */
  misbehaviour: FakeReply | undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeSearxng> {
    const server = createServer();
    const fake = new FakeSearxng(server);
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

  /** What `RESEARCH_SEARCH_URL` has to be. */
  get searchUrl(): string {
    return `${this.origin}/search`;
  }

  forget(): void {
    this.questions.length = 0;
    this.fetched.length = 0;
    this.results = [];
    this.unresponsive = [];
    this.pages.clear();
    this.misbehaviour = undefined;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private reply(url: URL, response: ServerResponse): void {
    if (url.pathname !== '/search') {
      this.fetched.push(url.pathname);
      const reply = this.pages.get(url.pathname);
      if (reply) reply(response);
      else response.writeHead(404).end();
      return;
    }
    this.questions.push(url.searchParams);
    if (this.misbehaviour) this.misbehaviour(response);
    else {
      const { results } = this;
      const found = typeof results === 'function' ? results(url.searchParams.get('q') ?? '') : results;
      const body = {
        query: url.searchParams.get('q'),
        results: found,
        unresponsive_engines: this.unresponsive,
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }
  }
}
