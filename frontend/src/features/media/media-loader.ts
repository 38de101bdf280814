import type { QueryClient } from '@tanstack/react-query';
import { articleQuery } from '@/api/article';
import { categoriesQuery } from '@/api/categories';
import { prefetch } from '@/api/prefetch';
import { publishedArticlesQuery } from './api/published-articles';

/** Begins the reads of a page of this feature. Selecting an article reads it anew, each time. */
export function prefetchMedia(queryClient: QueryClient, article: string | undefined): void {
  prefetch(queryClient, (client) => [
    client.prefetchQuery(categoriesQuery),
    client.prefetchInfiniteQuery(publishedArticlesQuery),
    ...(article === undefined ? [] : [client.prefetchQuery({ ...articleQuery(article), staleTime: 0 })]),
  ]);
}
