import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { isGone } from '@/api/api-error';
import type { components } from '@/api/schema.gen';
import { firstDraftsQuery } from '@/features/articles/contract';

export type Article = components['schemas']['Article'];

/** The article that a user had generated last, whole; null when there is none, or none any more. */
export const lastArticleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', { lastOf: userId }],
    queryFn: async ({ signal }): Promise<Article | null> => {
      const query = { authorId: userId, limit: 1 };
      const { items } = await bodyOf(api.GET('/api/articles', { params: { query }, signal }));
      const [newest] = items;
      return newest ? articleOf(newest.id, signal) : null;
    },
  });

/** One that was deleted between the two calls is none. */
async function articleOf(id: string, signal: AbortSignal): Promise<Article | null> {
  try {
    const call = api.GET('/api/articles/drafts/{id}', { params: { path: { id } }, signal });
    return (await bodyOf(call)).article;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

export const RECENT_DRAFTS = 5;

export const recentDraftsQuery = firstDraftsQuery('newest', RECENT_DRAFTS);
