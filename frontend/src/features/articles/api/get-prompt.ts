import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Prompt = components['schemas']['PromptAnswer'];

/** The prompt behind a revision, as it was or as it would be today; for administrators. */
export const promptQuery = (id: string, revision: number, as: 'then' | 'now') =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision, 'prompt', as],
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET('/api/articles/drafts/{id}/prompt', {
          params: { path: { id }, query: { revision, as } },
          signal,
        }),
      ),
  });
