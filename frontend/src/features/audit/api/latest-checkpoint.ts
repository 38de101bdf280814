import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type CheckpointItem = components['schemas']['CheckpointItem'];

/** The newest checkpoint of the record; null before the first. */
export const latestCheckpointQuery = queryOptions({
  queryKey: ['api', 'audit', 'checkpoints', { limit: 1 }],
  queryFn: async ({ signal }) => {
    const page = await bodyOf(api.GET('/api/audit/checkpoints', { params: { query: { limit: 1 } }, signal }));
    return page.items[0] ?? null;
  },
});
