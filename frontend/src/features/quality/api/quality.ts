import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Quality = components['schemas']['Quality'];

const WEEK_MS = 7 * 86_400_000;

/** How drafts of the last weeks came out. */
export const qualityQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['api', 'quality', { weeks }],
    queryFn: ({ signal }) => {
      const from = new Date(Date.now() - weeks * WEEK_MS).toISOString();
      return bodyOf(api.GET('/api/quality', { params: { query: { from } }, signal }));
    },
  });
