import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, bodyOf } from './client';
import type { components } from './schema.gen';

type Settings = components['schemas']['SettingsAnswer'];

/** What the server says of itself: brand, time zone, demo writer or not. */
export const settingsQuery = queryOptions({
  queryKey: ['api', 'settings'],
  queryFn: ({ signal }): Promise<Settings> => bodyOf(api.GET('/api/settings', { signal })),
});

/** The product's name; its default until the server has told. */
export function useBrandName(): string {
  return useQuery(settingsQuery).data?.brandName ?? 'Provenance';
}
