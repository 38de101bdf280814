import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import type { ArticleStatus } from '@/components/ui/status-mark';
import type { Filters } from '../filters/filters';

export type ArticleSummary = components['schemas']['ArticleSummary'];
export type DraftPage = components['schemas']['DraftPage'];

const PAGE_SIZE = 25;

/** The articles of one status that pass the filters, newest first, page by page; every page tells the total. */
export const draftsQuery = ({ q, personas, categories }: Filters, status: ArticleStatus) => {
  const filters = {
    status,
    ...(q !== '' && { q }),
    ...(personas.length > 0 && { persona: [...personas] }),
    ...(categories.length > 0 && { category: [...categories] }),
  };
  return infiniteQueryOptions({
    queryKey: ['api', 'articles', 'drafts', { ...filters, pages: PAGE_SIZE }],
    queryFn: ({ signal, pageParam }) =>
      bodyOf(
        api.GET('/api/articles/drafts', {
          params: {
            query: { ...filters, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
};
