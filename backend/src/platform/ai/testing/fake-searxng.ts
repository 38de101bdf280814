import type { FakeReply } from './fake-replies.js';
import { FakeSearch } from './fake-search.js';

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

/** A page with this title, dated 2 October 2026, with paragraphs long enough to be read as an article. */
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

/** A server that speaks SearXNG’s search under `/search` and also serves the pages. */
export class FakeSearxng extends FakeSearch {
  /** The results of every search, or a function from terms to results. */
  results: unknown[] | ((terms: string) => unknown[]) = [];
  unresponsive: unknown[] = [];

  static start(): Promise<FakeSearxng> {
    return new FakeSearxng('/search').listen();
  }

  override forget(): void {
    super.forget();
    this.results = [];
    this.unresponsive = [];
  }

  protected found(question: URLSearchParams): object {
    const query = question.get('q') ?? '';
    const results = typeof this.results === 'function' ? this.results(query) : this.results;
    return { query, results, unresponsive_engines: this.unresponsive };
  }
}
