import type { Filters } from '../domain/articles-search';
import { type InfiniteData, queryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components, operations } from '@/api/schema.gen';

const PAGE_SIZE = 25;

/**
 * Reads one of the two lists, narrowed by the filters. Articles that are published elsewhere are in the list of the
 * promoted.
 */
export const draftsQuery = (
  { q, personas, categories, outdated, untouched, status }: Filters,
  list: 'draft' | 'published',
) =>
  draftPagesQuery(
    {
      status: status === 'all' ? list : status,
      ...(q !== '' && { q }),
      ...(personas.length > 0 && { persona: [...personas] }),
      ...(untouched && { untouched: 'true' as const }),
      ...(categories.length > 0 && { category: [...categories] }),
      ...(outdated !== 'all' && { outdated }),
    },
    PAGE_SIZE,
  );

type ListQuery = Pick<
  NonNullable<operations['Articles.drafts']['parameters']['query']>,
  'status' | 'q' | 'persona' | 'category' | 'outdated' | 'untouched'
>;

/** Reads the articles that pass the filters page by page, newest first. Every page has the total. */
export const draftPagesQuery = (filters: ListQuery, limit: number) =>
  pagesQuery(['api', 'articles', 'drafts', { ...filters, pages: limit }], (page, signal) => {
    const query = { ...filters, limit, ...page };
    return bodyOf(api.GET('/api/articles/drafts', { params: { query }, signal }));
  });

/**
 * The articles of such a list that have been read so far, and the total, which is a lower bound where the server
 * stopped counting. As a query's `select`, it gives a new result only when something in it changes.
 */
export function articlesOf({ pages }: InfiniteData<components['schemas']['DraftPage']>) {
  const articles = pages.flatMap((page) => page.articles);
  const { total = 0, totalIsLowerBound = false, nextCursor = null } = pages.at(-1) ?? {};
  return {
    articles,
    total: totalIsLowerBound ? Math.max(total, articles.length) : total,
    totalIsLowerBound: totalIsLowerBound && nextCursor !== null,
  };
}

export type ArticleSummary = components['schemas']['ArticleSummary'];

/** An article in a list, with its origins once they have been counted. */
export type ListedArticle = components['schemas']['ListedArticle'];

/**
 * The first few drafts that the user may see, in one of the orders that the server knows, and the number of all drafts.
 */
export const firstDraftsQuery = (order: 'newest' | 'oldest' | 'changed', limit: number) => {
  const query = { status: 'draft', order, limit } as const;
  return queryOptions({
    queryKey: ['api', 'articles', 'drafts', query],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/articles/drafts', { params: { query }, signal })),
  });
};

/** Reads how many articles the user may see, and how many were generated and promoted in each week. */
export const statsQuery = queryOptions({
  queryKey: ['api', 'stats'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/stats', { signal })),
});

/** Whether a list can have articles that pass the status filter. */
export const isWanted = ({ status }: Pick<Filters, 'status'>, list: 'draft' | 'published'): boolean =>
  status === 'all' || (status === 'draft') === (list === 'draft');

/** Gives one of the two lists. It keeps the articles of the previous filters while those of new filters load. */
export function useDrafts(filters: Filters, status: 'draft' | 'published') {
  const wanted = isWanted(filters, status);
  const query = useInfiniteQuery({
    ...draftsQuery(filters, status),
    enabled: wanted,
    placeholderData: keepPreviousData,
    select: articlesOf,
  });
  return {
    status,
    wanted,
    articles: query.data?.articles,
    total: query.data?.total ?? 0,
    totalIsLowerBound: query.data?.totalIsLowerBound ?? false,
    /** A key of the list, made of its filters; empty while the articles are those of the previous filters. */
    list: query.isPlaceholderData ? '' : JSON.stringify(filters),
    error: query.error,
    outdated: query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
