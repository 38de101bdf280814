import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, foundBy } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { firstDraftsQuery } from '@/features/articles/contract';

export type Article = components['schemas']['Article'];

/** Reads the whole article that was generated last for a user; null if there is none, or if it was deleted. */
export const lastArticleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', { lastOf: userId }],
    queryFn: async ({ signal }): Promise<Article | null> => {
      const query = { authorId: userId, limit: 1 };
      const { items } = await bodyOf(api.GET('/api/articles', { params: { query }, signal }));
      const [newest] = items;
      if (!newest) return null;
      const params = { path: { id: newest.id } };
      // An article that was deleted between the two calls counts as none.
      const found = await foundBy(bodyOf(api.GET('/api/articles/drafts/{id}', { params, signal })));
      return found?.article ?? null;
    },
  });

export const RECENT_DRAFTS = 5;

export const recentDraftsQuery = firstDraftsQuery('newest', RECENT_DRAFTS);
