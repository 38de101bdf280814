import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/**
 * Reads the labels that tell readers who wrote a caption. The editorial rules decide them, so the key makes a change of
 * the rules read this again.
 */
export const captionLabelsQuery = queryOptions({
  queryKey: ['api', 'config', 'editorial-rules', { for: 'captions' }],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/social-generator/labels', { signal })),
});
