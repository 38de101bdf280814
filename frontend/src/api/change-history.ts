import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { api, bodyOf } from './client';
import type { components } from './schema.gen';

export type Change = components['schemas']['ChangeEvent'];
type Page = components['schemas']['ChangeHistoryAnswer'];

/**
 * What happened to something, newest first, page by page.
 * @param read asks for the page after a cursor, or for the first
 */
export function changeHistory(
  queryKey: QueryKey,
  read: (query: { cursor?: string }, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** What happened to a list or document of the configuration. */
export const configHistoryQuery = (type: 'categories' | 'editorial-rules' | 'users') =>
  changeHistory(['api', 'config', type, 'history'], (query, signal) =>
    bodyOf(api.GET('/api/config/{type}/history', { params: { path: { type }, query }, signal })),
  );
