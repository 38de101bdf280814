import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { articleIn } from './get-article';

export type RevisionContext = components['schemas']['RevisionContext'];

/**
 * An article as it stood after a revision, with what was in force then. The text never changes, so the key is apart
 * from what changes of the article outdate; what has changed since is outdated by changes of personas, categories and
 * rules.
 */
export const articleRevisionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision],
    queryFn: async ({ signal }) => {
      const answer = await bodyOf(
        api.GET('/api/articles/drafts/{id}/history/{revision}', {
          params: { path: { id, revision: String(revision) } },
          signal,
        }),
      );
      return { article: articleIn(answer), context: answer.context };
    },
  });
