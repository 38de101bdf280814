import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type ResearchSource = components['schemas']['ResearchSourceAnswer'];

/** Reads the research sources with their groups, for administrators. */
export const sourcesQuery = queryOptions({
  queryKey: ['api', 'sources'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/sources', { signal })),
});
