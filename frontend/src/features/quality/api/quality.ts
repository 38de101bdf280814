import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Quality = components['schemas']['Quality'];

const WEEK_MS = 7 * 86_400_000;

/**
 * The time between two readings, in milliseconds. A batch reports each of its steps, and counting again takes half a
 * second in a large house.
 */
const REST_MS = 5_000;
const askedAt = new WeakMap<QueryClient, number>();

/** Reads the quality of the drafts of the last weeks. Figures are read again only after some time. */
export const qualityQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['api', 'quality', { weeks }],
    queryFn: async ({ client, queryKey, signal }) => {
      if (client.getQueryData(queryKey) !== undefined) {
        await until((askedAt.get(client) ?? 0) + REST_MS);
        signal.throwIfAborted();
      }
      askedAt.set(client, Date.now());
      const from = new Date(Date.now() - weeks * WEEK_MS).toISOString();
      return bodyOf(api.GET('/api/quality', { params: { query: { from } }, signal }));
    },
  });

const until = (time: number) => new Promise((resolve) => setTimeout(resolve, time - Date.now()));
