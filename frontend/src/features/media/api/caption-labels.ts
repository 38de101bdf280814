import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/** What readers are told of who wrote a caption. The house's rules say so, so that a change of these asks anew. */
export const captionLabelsQuery = queryOptions({
  queryKey: ['api', 'config', 'editorial-rules', { for: 'captions' }],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/social-generator/labels', { signal })),
});
