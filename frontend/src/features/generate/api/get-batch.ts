import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Batch = components['schemas']['BatchProgress'];

/** How far a batch is, by the key it was asked with; null when the server knows of none, or of none yet. */
export const batchQuery = (key: string | undefined) =>
  queryOptions({
    queryKey: ['api', 'articles', 'batches', { key }],
    queryFn:
      key === undefined
        ? skipToken
        : async ({ signal }): Promise<Batch | null> => {
            try {
              const params = { query: { key } };
              return await bodyOf(api.GET('/api/articles/batches', { params, signal }));
            } catch (error) {
              if (error instanceof ApiError && error.status === 404) return null;
              throw error;
            }
          },
  });
