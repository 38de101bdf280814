import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

/** A part of a text by one author, in UTF-16 units. The spans of a text join to it. */
export type OriginSpan = Schemas['OriginSpan'];

/** Who wrote which words of one revision, and the content that the offsets are of. */
export type Origins = Schemas['OriginsOfArticle'] & { content: string };

/** They never change, so the key is apart from what changes outdate. @param content the article's at that revision */
export const originsQuery = (id: string, revision: number, content: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'revisions', id, revision, 'origins'],
    queryFn: async ({ signal }): Promise<Origins> => ({
      ...(await bodyOf(
        api.GET('/api/articles/drafts/{id}/origins', {
          params: { path: { id }, query: { revision } },
          signal,
        }),
      )),
      content,
    }),
    placeholderData: keepPreviousData,
  });
