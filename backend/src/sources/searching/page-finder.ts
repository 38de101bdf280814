import pLimit from 'p-limit';
import { plainAddress } from '../../../../checks/text/addresses.js';
import { Inject, Injectable } from '@nestjs/common';
import type { SearchFailure } from '../../platform/ai/image-search.js';
import { PAGE_SEARCH, type FoundPage, type PageSearch } from '../../platform/ai/page-search.js';

export interface FoundPages {
  readonly ok: true;
  /** The pages on the allowed sites, the best first, each once. */
  readonly pages: readonly FoundPage[];
  /** The pages on other sites. */
  readonly elsewhere: readonly FoundPage[];
  /** The names of the engines that gave no answer. */
  readonly silent: readonly string[];
}

/** The site of an address, without `www.`. */
export const siteOfAddress = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** The first page of each address. */
export function eachPageOnce(pages: readonly FoundPage[]): FoundPage[] {
  const once = new Map<string, FoundPage>();
  for (const page of pages) {
    const address = plainAddress(page.address);
    if (!once.has(address)) once.set(address, page);
  }
  return [...once.values()];
}

const searchesAtOnce = 4;

/** Searches the sites that a house trusts. */
@Injectable()
export class PageFinder {
  /** The limit is for the whole process, because it has one search engine, which is often a small one. */
  private readonly turns = pLimit(searchesAtOnce);

  constructor(@Inject(PAGE_SEARCH) private readonly search: PageSearch | null) {}

  /** Whether the house has a search. */
  get isThere(): boolean {
    return this.search !== null;
  }

  /**
   * Searches, and never throws for a fault of the search.
   * @param asked the sites that the search engine is told to search; with none it searches everywhere
   * @param allowed the sites that a page may be on, whatever the engine returns
   */
  async find(
    query: string,
    asked: readonly string[],
    allowed: readonly string[],
    stop: AbortSignal,
  ): Promise<FoundPages | SearchFailure> {
    const { search } = this;
    if (!search) throw new Error('There is no web search.');
    const where = asked.map((site) => `site:${site}`).join(' OR ');
    const outcome = await this.turns(() => search.find(where === '' ? query : `${query} ${where}`, stop));
    if (!outcome.ok) return outcome;
    const isAllowed = ({ address }: FoundPage): boolean => {
      const site = siteOfAddress(address);
      return allowed.some((one) => site === one || site.endsWith(`.${one}`));
    };
    const pages = eachPageOnce(outcome.pages);
    return {
      ok: true,
      pages: pages.filter(isAllowed),
      elsewhere: pages.filter((page) => !isAllowed(page)),
      silent: outcome.silent,
    };
  }
}
