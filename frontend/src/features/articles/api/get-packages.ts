import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Package = components['schemas']['PackageAnswer'];

/** What was promoted of an article, newest first. */
export const packagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'packages'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/packages', { params: { path: { id } }, signal })),
  });

/** One package, with its text; it never changes. */
export const packageQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'packages', number],
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET('/api/articles/drafts/{id}/packages/{number}', {
          params: { path: { id, number: String(number) } },
          signal,
        }),
      ),
  });
