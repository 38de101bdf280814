import { queryOptions } from '@tanstack/react-query';
import { api, revisedBodyOf } from '@/api/client';

/** Reads the editorial rules in force, with their revision. */
export const rulesQuery = queryOptions({
  queryKey: ['api', 'config', 'editorial-rules', {}],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/config/editorial-rules', { signal })),
});

/** Reads the rules as they stood after a revision, which never change. */
export const rulesAtQuery = (revision: number) =>
  queryOptions({
    queryKey: ['api', 'config', 'editorial-rules', { revision }],
    queryFn: ({ signal }) =>
      revisedBodyOf(api.GET('/api/config/editorial-rules', { params: { query: { revision } }, signal })),
  });
