import type { SearchFailure } from './image-search.js';

/** A page as a search engine describes it; nobody has read it yet. */
export interface FoundPage {
  /** The page’s http or https address. */
  readonly address: string;
  readonly title: string;
  /** The engine's excerpt, in one line; may be empty. */
  readonly excerpt: string;
  /** The date that the engine gives, such as `2026-05-03`; null if it gives none. */
  readonly date: string | null;
}

export type PageSearchOutcome =
  | {
      readonly ok: true;
      readonly pages: readonly FoundPage[];
      /** Names of the engines behind the search that did not answer. */
      readonly silent: readonly string[];
    }
  | SearchFailure;

/** Finds pages on the web. */
export interface PageSearch {
  /**
   * Finds pages, the best first. Never throws for a fault of the other server.
   * @param signal gives the search up; the outcome is then `stopped`
   */
  find(terms: string, signal?: AbortSignal): Promise<PageSearchOutcome>;
}

/** Injection token of the `PageSearch`, or null if the house has none. */
export const PAGE_SEARCH = Symbol('PageSearch');
