import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '@/api/prefetch';
import { articleQuery, draftPagesQuery } from '@/features/articles/contract';
import { categoriesQuery } from '@/features/categories/contract';
import { textIn } from '@/components/browser/address';

const PAGE_SIZE = 10;

export const publishedArticlesQuery = draftPagesQuery({ status: 'promoted' }, PAGE_SIZE);

/** Begins the reads of a page of this feature. Selecting an article reads it anew, each time. */
export function prefetchMedia(queryClient: QueryClient, article: string | undefined): void {
  prefetch(queryClient, [
    categoriesQuery,
    publishedArticlesQuery,
    ...(article === undefined ? [] : [{ ...articleQuery(article), staleTime: 0 }]),
  ]);
}

interface MediaSearch {
  article?: string | undefined;
}

/** Reads an address; what it cannot mean is as if it were not there. */
export function readMediaSearch({ article }: Record<string, unknown>): MediaSearch {
  return { article: textIn(article) };
}

/** The pages that have a list of articles with one selected. */
export type MediaPage = '/image-generator' | '/social-generator';
