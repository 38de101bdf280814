import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '@/api/prefetch';
import { articleQuery, draftPagesQuery } from '@/features/articles/contract';
import { categoriesQuery } from '@/features/categories/contract';
import { captionLabelsQuery } from './caption-labels';

const PAGE_SIZE = 10;

export const publishedArticlesQuery = draftPagesQuery({ status: 'promoted' }, PAGE_SIZE);

/** Starts the reads of a page of this feature. Selecting an article reads it again each time. */
export function prefetchMedia(queryClient: QueryClient, article: string | undefined): void {
  prefetch(queryClient, [
    categoriesQuery,
    publishedArticlesQuery,
    ...(article === undefined ? [] : [{ ...articleQuery(article), staleTime: 0 }]),
  ]);
}

/** Starts the reads of the page of captions, including the labels that are copied with captions. */
export function prefetchCaptions(queryClient: QueryClient, article: string | undefined): void {
  prefetchMedia(queryClient, article);
  prefetch(queryClient, [captionLabelsQuery]);
}
