import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, deletedBy } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components } from '@/api/schema.gen';
import { useIdempotencyKeys } from '@/api/idempotency';
import { toast } from '@/components/ui/feedback/toast-store';
import type { Site } from '../domain/site-fields';
import { useCall } from './use-call';

type Schemas = components['schemas'];
export type SiteDelivery = Schemas['SiteDelivery'];

export const sitesQuery = queryOptions({
  queryKey: ['api', 'sites', {}],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/sites', { signal })),
});

/** Reads the deliveries to a site page by page, newest first. */
export const siteDeliveriesQuery = (id: string) =>
  pagesQuery(['api', 'sites', 'deliveries', id], (page, signal) =>
    bodyOf(api.GET('/api/sites/{id}/deliveries', { params: { path: { id }, query: page }, signal })),
  );

const at = (id: string) => ({ params: { path: { id } } });

export function useAddSite() {
  const keys = useIdempotencyKeys();
  return useCall(
    'sites',
    (body: Schemas['SiteBody']) => bodyOf(api.POST('/api/sites', { body, headers: keys.headersFor(body) })),
    { failure: 'Failed to add the site', done: () => keys.spent() },
  );
}

export const useChangeSite = (id: string) =>
  useCall(
    'sites',
    (body: Schemas['ChangedSiteBody']) => bodyOf(api.PUT('/api/sites/{id}', { ...at(id), body })),
    {
      failure: 'Failed to change the site',
      done: () => toast({ title: 'Saved!', description: 'Changes to the site saved.' }),
    },
  );

export const useRemoveSite = () =>
  useCall('sites', ({ id }: Site) => deletedBy(api.DELETE('/api/sites/{id}', at(id))), {
    failure: 'Failed to remove the site',
    done: () => toast({ title: 'Removed', description: 'What was sent to the site stays there.' }),
  });

export const useCheckSite = () =>
  useCall('sites', ({ id }: Site) => bodyOf(api.POST('/api/sites/{id}/check', at(id))), {
    failure: 'Failed to check the site',
  });

export const useSendAgain = (id: string) =>
  useCall(
    'sites',
    ({ delivery, anyway }: { delivery: string; anyway: boolean }) =>
      bodyOf(
        api.POST('/api/sites/{id}/deliveries/{delivery}/send', {
          params: { path: { id, delivery } },
          body: { anyway },
        }),
      ),
    {
      failure: 'Failed to send it again',
      done: () => toast({ title: 'Sending again', description: 'The article goes out in a moment.' }),
    },
  );
