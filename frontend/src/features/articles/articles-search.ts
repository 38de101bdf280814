import { getRouteApi } from '@tanstack/react-router';
import type { ArticleStatus } from '@/components/ui/status-mark';

/** What the address of the articles page says: its filters, and what the article dialog shows. */
export interface ArticlesSearch {
  q?: string | undefined;
  /** Ids with commas between them. */
  persona?: string | undefined;
  category?: string | undefined;
  status?: ArticleStatus | undefined;
  /** The article in the dialog. */
  article?: string | undefined;
  view?: 'history' | undefined;
  /** The revision that the history shows, and the one that it is compared with. */
  rev?: number | undefined;
  against?: number | undefined;
  show?: 'stood' | undefined;
  as?: 'markdown' | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readArticlesSearch(search: Record<string, unknown>): ArticlesSearch {
  const { status } = search;
  return {
    q: textOf(search['q']),
    persona: textOf(search['persona']),
    category: textOf(search['category']),
    status:
      status === 'published' ? 'promoted' : status === 'draft' || status === 'promoted' ? status : undefined,
    article: textOf(search['article']),
    view: search['view'] === 'history' ? 'history' : undefined,
    rev: revisionOf(search['rev']),
    against: revisionOf(search['against']),
    show: search['show'] === 'stood' ? 'stood' : undefined,
    as: search['as'] === 'markdown' ? 'markdown' : undefined,
  };
}

/** The router reads `q=1984` as a number, and a repeated key as a list. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function revisionOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
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
