import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, bodyOf } from './client';
import { DEFAULT_BRAND, pageSettings, type Settings } from './page-settings';

/** What the server says of itself: brand, time zone, whether it uses the demo writer. */
export const settingsQuery = queryOptions({
  queryKey: ['api', 'settings'],
  queryFn: ({ signal }): Promise<Settings> => bodyOf(api.GET('/api/settings', { signal })),
  initialData: pageSettings,
});

export function useBrandName(): string {
  return useQuery(settingsQuery).data?.brandName ?? DEFAULT_BRAND;
}
