import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/**
 * What readers are told about who wrote a caption. The editorial rules decide that, so the key makes a change of the
 * rules read this again.
 */
export const captionLabelsQuery = queryOptions({
  queryKey: ['api', 'config', 'editorial-rules', { for: 'captions' }],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/social-generator/labels', { signal })),
});
