import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Lineage = components['schemas']['LineageAnswer'];
export type LineageNode = components['schemas']['LineageNode'];

/** What an article came from and what was made of it. Personas, rules and ideas move on, so it is read anew. */
export const lineageQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'lineage'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/lineage', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
