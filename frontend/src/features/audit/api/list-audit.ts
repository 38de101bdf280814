import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components } from '@/api/schema.gen';
import { isReversed, queryOf, type AuditSearch } from '../domain/audit-search';

export type AuditItem = components['schemas']['AuditItem'];

const PAGE_SIZE = 50;

/** Reads the entries of the log that pass the filters page by page, newest first. Every page has the total. */
export const auditQuery = (search: AuditSearch) => {
  const filters = queryOf(search);
  return pagesQuery(['api', 'audit', { ...filters, pages: PAGE_SIZE }], (page, signal) => {
    const query = { ...filters, limit: PAGE_SIZE, ...page };
    return bodyOf(api.GET('/api/audit', { params: { query }, signal }));
  });
};

/**
 * Reads the entries of the log that pass the filters. It keeps the previous ones while others load, and while the days
 * of the filters are in the wrong order.
 */
export function useLog(search: AuditSearch) {
  return useInfiniteQuery({
    ...auditQuery(search),
    enabled: !isReversed(search),
    placeholderData: keepPreviousData,
  });
}
