import type { SearchFailure } from './image-search.js';

/** A page as a search engine tells of it; nobody has read it yet. */
export interface FoundPage {
  /** http or https. */
  readonly address: string;
  readonly title: string;
  /** What the engine shows of it, in one line; it may be empty. */
  readonly excerpt: string;
  /** The day that the engine has for it, such as `2026-05-03`; null where it knows none. */
  readonly date: string | null;
}

export type PageSearchOutcome =
  | {
      readonly ok: true;
      readonly pages: readonly FoundPage[];
      /** Names of the engines behind the search that gave no answer. */
      readonly silent: readonly string[];
    }
  | SearchFailure;

/** Finds pages on the web. */
export interface PageSearch {
  /**
   * Best first. Never throws for what the other side does.
   * @param signal gives the search up; the outcome is then `stopped`
   */
  find(terms: string, signal?: AbortSignal): Promise<PageSearchOutcome>;
}

/** Injection token of the `PageSearch`, or null where the house has none. */
export const PAGE_SEARCH = Symbol('PageSearch');
