import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { articleIn } from './get-article';

/** An article as it stood after a revision. It never changes, so its key is apart from what changes outdate. */
export const articleRevisionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision],
    queryFn: async ({ signal }) =>
      articleIn(
        await bodyOf(
          api.GET('/api/articles/drafts/{id}/history/{revision}', {
            params: { path: { id, revision: String(revision) } },
            signal,
          }),
        ),
      ),
  });
