import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type VerificationItem = components['schemas']['VerificationItem'];

/** Reads the result of the last verification of the whole record; null before the first. */
export const lastVerificationQuery = queryOptions({
  queryKey: ['api', 'audit', 'verification'],
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/audit/verification', { signal }))).verification,
  // The server runs the verification, and no event reports it.
  staleTime: 0,
});

export type CheckpointItem = components['schemas']['CheckpointItem'];

/** Reads the newest checkpoint of the record; null before the first. */
export const latestCheckpointQuery = queryOptions({
  queryKey: ['api', 'audit', 'checkpoints', { limit: 1 }],
  queryFn: async ({ signal }) => {
    const page = await bodyOf(api.GET('/api/audit/checkpoints', { params: { query: { limit: 1 } }, signal }));
    return page.items[0] ?? null;
  },
});
