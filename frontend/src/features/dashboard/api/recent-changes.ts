import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type AuditItem = components['schemas']['AuditItem'];

/** Entries of the log to make lines of: a batch fills many of them. */
const ENTRIES = 100;

/** The newest entries of the log of everything. */
export const recentChangesQuery = queryOptions({
  queryKey: ['api', 'audit', { limit: ENTRIES }],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/audit', { params: { query: { limit: ENTRIES } }, signal })),
});
