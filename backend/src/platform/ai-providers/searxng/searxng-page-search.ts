import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { SearchFailure, SearchFailureKind } from '../../ai/image-search.js';
import type { FoundPage, PageSearch, PageSearchOutcome } from '../../ai/page-search.js';
import { askSearch } from '../../ai/search-request.js';
import { oneLine } from '../../text/one-line.js';
import { storageFault } from '../../text/storable-text.js';
import { wholeSlice } from '../../text/whole-slice.js';

const storable = (text: string): boolean => storageFault(text) === undefined;
const line = (most: number) =>
  z
    .string()
    .refine(storable)
    .transform((text) => wholeSlice(oneLine(text), 0, most));

/** A result of the search, which is skipped if its address is missing or malformed. */
const result = z.object({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .refine(storable),
  title: line(300).catch(''),
  content: line(1_000).catch(''),
  publishedDate: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d/)
    .transform((moment) => moment.slice(0, 10))
    .nullish()
    .catch(null),
});

const answer = z.object({
  results: z.array(z.unknown()),
  /** Engines that did not answer, each with its name and its fault. */
  unresponsive_engines: z.array(z.tuple([line(100)], z.unknown())).catch([]),
});

const mostPages = 20;
const defaultLimits = { answerMs: 10_000, pauseMs: 500 };

const sentences: Record<SearchFailureKind, string> = {
  'rate-limited': 'The web search is rate limited. Try again in a minute.',
  rejected:
    'The web search refused the request. Check RESEARCH_SEARCH_URL, and that the search engine gives JSON: in SearXNG’s settings, “json” must stand under search: formats.',
  unreadable: 'The web search sent an unreadable answer.',
  unavailable: 'The web search isn’t available.',
  'timed-out': 'The web search didn’t answer in time.',
  stopped: 'The server is stopping, so it didn’t search.',
};

const failure = (kind: SearchFailureKind): SearchFailure => ({ ok: false, kind, message: sentences[kind] });

/** Failures that may pass in a moment. A rate limit is not among them: another try would only prolong it. */
const passing: ReadonlySet<SearchFailureKind> = new Set(['unavailable']);

/**
 * Finds pages by SearXNG, or by a server that speaks its search.
 * API: https://docs.searxng.org/dev/search_api.html
 */
export class SearxngPageSearch implements PageSearch {
  constructor(
    private readonly address: string,
    private readonly limits = defaultLimits,
  ) {}

  /** Searches, and tries once more if the server was not available. */
  async find(terms: string, stop?: AbortSignal): Promise<PageSearchOutcome> {
    const first = await this.ask(terms, stop);
    if (first.ok || !passing.has(first.kind)) return first;
    try {
      await pause(this.limits.pauseMs, undefined, { signal: stop });
    } catch {
      return failure('stopped');
    }
    return this.ask(terms, stop);
  }

  private async ask(terms: string, stop?: AbortSignal): Promise<PageSearchOutcome> {
    const answered = await askSearch(this.question(terms), this.limits.answerMs, stop);
    if (!answered.ok) return failure(answered.kind);
    return foundIn(answered.body) ?? failure('unreadable');
  }

  private question(terms: string): URL {
    const url = new URL(this.address);
    url.searchParams.set('q', terms);
    url.searchParams.set('format', 'json');
    return url;
  }
}

/** @returns undefined if the body is not an answer of this search */
function foundIn(body: unknown): PageSearchOutcome | undefined {
  const read = answer.safeParse(body);
  if (!read.success) return undefined;
  const { results, unresponsive_engines: silent } = read.data;
  const pages = results.flatMap((one) => {
    const page = result.safeParse(one).data;
    return page ? [pageOf(page)] : [];
  });
  return { ok: true, pages: pages.slice(0, mostPages), silent: silent.map(([name]) => name) };
}

function pageOf({ url, title, content, publishedDate }: z.infer<typeof result>): FoundPage {
  return {
    address: url,
    title: title || new URL(url).hostname,
    excerpt: content,
    date: publishedDate ?? null,
  };
}
