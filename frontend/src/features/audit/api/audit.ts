import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { queryOf, type AuditSearch } from '../audit-search';

export type AuditItem = components['schemas']['AuditItem'];

const PAGE_SIZE = 50;

/** The entries of the log that pass the filters, newest first, page by page; every page tells the total. */
export const auditQuery = (search: AuditSearch) => {
  const filters = queryOf(search);
  return infiniteQueryOptions({
    queryKey: ['api', 'audit', { ...filters, pages: PAGE_SIZE }],
    queryFn: ({ signal, pageParam }) =>
      bodyOf(
        api.GET('/api/audit', {
          params: {
            query: { ...filters, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
};
