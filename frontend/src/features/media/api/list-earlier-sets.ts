import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/** Reads the sets of images that an article had before its present one. */
export const earlierSetsQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['api', 'images', 'earlier', articleId],
    queryFn: async ({ signal }) => {
      const params = { path: { articleId } };
      return (await bodyOf(api.GET('/api/images/earlier/{articleId}', { params, signal }))).sets;
    },
  });
