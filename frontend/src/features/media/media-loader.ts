import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '@/api/prefetch';
import { articleQuery } from '@/features/articles/contract';
import { categoriesQuery } from '@/features/categories/contract';
import { publishedArticlesQuery } from './api/published-articles';

/** Begins the reads of a page of this feature. Selecting an article reads it anew, each time. */
export function prefetchMedia(queryClient: QueryClient, article: string | undefined): void {
  prefetch(queryClient, (client) => [
    client.prefetchQuery(categoriesQuery),
    client.prefetchInfiniteQuery(publishedArticlesQuery),
    ...(article === undefined ? [] : [client.prefetchQuery({ ...articleQuery(article), staleTime: 0 })]),
  ]);
}
