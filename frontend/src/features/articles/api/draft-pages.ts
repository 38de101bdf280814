import type { InfiniteData } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components, operations } from '@/api/schema.gen';

type Filters = Pick<
  NonNullable<operations['Articles.drafts']['parameters']['query']>,
  'status' | 'q' | 'persona' | 'category' | 'outdated' | 'untouched'
>;

/** The articles that pass the filters, newest first, page by page; every page tells the total. */
export const draftPagesQuery = (filters: Filters, limit: number) =>
  pagesQuery(['api', 'articles', 'drafts', { ...filters, pages: limit }], (page, signal) => {
    const query = { ...filters, limit, ...page };
    return bodyOf(api.GET('/api/articles/drafts', { params: { query }, signal }));
  });

/** All that was read of such a list so far. As a query's `select`, another only when something in it is. */
export function articlesOf({ pages }: InfiniteData<components['schemas']['DraftPage']>) {
  return { articles: pages.flatMap(({ articles }) => articles), total: pages.at(-1)?.total ?? 0 };
}
