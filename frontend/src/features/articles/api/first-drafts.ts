import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type ArticleSummary = components['schemas']['ArticleSummary'];

/** An article in a list that says whose words it is made of. */
export type ListedArticle = components['schemas']['ListedArticle'];

/** The first few drafts that the user may see, in one of the orders that the server knows; with the total of drafts. */
export const firstDraftsQuery = (order: 'newest' | 'oldest' | 'changed', limit: number) => {
  const query = { status: 'draft', order, limit } as const;
  return queryOptions({
    queryKey: ['api', 'articles', 'drafts', query],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/articles/drafts', { params: { query }, signal })),
  });
};
