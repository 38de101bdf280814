import { getRouteApi } from '@tanstack/react-router';
import { revisionIn, textIn } from '@/components/address';
import { readHistorySearch, type HistorySearch } from '@/components/history/history-search';
import type { ArticleStatus } from '@/components/ui/graphics/mark';
import { outdatedIn, type Outdated } from './filters/outdated';

/** What the address of the articles page says: its filters, and what the article dialog shows. */
export interface ArticlesSearch extends HistorySearch {
  q?: string | undefined;
  /** Ids with commas between them. */
  persona?: string | undefined;
  category?: string | undefined;
  status?: ArticleStatus | undefined;
  outdated?: Outdated | undefined;
  /** Only articles that are as the model wrote them. */
  untouched?: true | undefined;
  /** The article in the dialog. */
  article?: string | undefined;
  /** The revision that the one in the history is compared with. */
  against?: number | undefined;
  /** As it stood, or with who wrote which words; else what changed. */
  show?: 'stood' | 'origins' | undefined;
  as?: 'markdown' | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readArticlesSearch(search: Record<string, unknown>): ArticlesSearch {
  const { status } = search;
  return {
    q: listIn(search['q']),
    persona: listIn(search['persona']),
    category: listIn(search['category']),
    status:
      status === 'published' ? 'promoted' : status === 'draft' || status === 'promoted' ? status : undefined,
    outdated: outdatedIn(search['outdated']),
    untouched: search['untouched'] === true || undefined,
    article: textIn(search['article']),
    ...readHistorySearch(search),
    against: revisionIn(search['against']),
    show: shownIn(search['show']),
    as: search['as'] === 'markdown' ? 'markdown' : undefined,
  };
}

const shownIn = (value: unknown): ArticlesSearch['show'] =>
  value === 'stood' || value === 'origins' ? value : undefined;

/** The router reads a repeated key as a list. */
function listIn(value: unknown): string | undefined {
  return Array.isArray(value) ? value.map(textIn).join(',') : textIn(value);
}

/** The dialog's part of the address, all of it gone. */
export const noArticle = {
  article: undefined,
  view: undefined,
  rev: undefined,
  against: undefined,
  show: undefined,
  as: undefined,
} satisfies ArticlesSearch;

/** The route of the articles page: its address and how to change it. */
export const articlesRoute = getRouteApi('/_desk/articles');
