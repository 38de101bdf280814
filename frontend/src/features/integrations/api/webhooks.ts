import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, deletedBy } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components } from '@/api/schema.gen';
import { useIdempotencyKeys } from '@/api/idempotency';
import type { Edits } from '@/components/editing/versions';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import type { Webhook, WebhookFields } from '../domain/webhook-fields';
import { useCall } from './use-call';

export type WebhookDelivery = components['schemas']['WebhookDelivery'];

export const webhooksQuery = queryOptions({
  queryKey: ['api', 'webhooks', {}],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/webhooks', { signal })),
});

/** Reads the deliveries to a webhook page by page, newest first. */
export const webhookDeliveriesQuery = (id: string) =>
  pagesQuery(['api', 'webhooks', 'deliveries', id], (page, signal) =>
    bodyOf(api.GET('/api/webhooks/{id}/deliveries', { params: { path: { id }, query: page }, signal })),
  );

const at = (id: string) => ({ params: { path: { id } } });

export function useAddWebhook() {
  const keys = useIdempotencyKeys();
  return useCall(
    'webhooks',
    (body: WebhookFields) => bodyOf(api.POST('/api/webhooks', { body, headers: keys.headersFor(body) })),
    { failure: 'Failed to add the webhook', done: () => keys.spent() },
  );
}

export const useChangeWebhook = (id: string) =>
  useCall(
    'webhooks',
    ({ values }: Edits<WebhookFields>) => bodyOf(api.PUT('/api/webhooks/{id}', { ...at(id), body: values })),
    {
      failure: 'Failed to change the webhook',
      done: () => toast({ title: 'Saved!', description: 'Changes to the webhook saved.' }),
    },
  );

export const useSwitchWebhook = () =>
  useCall(
    'webhooks',
    ({ id, isActive }: Webhook) =>
      bodyOf(api.PUT('/api/webhooks/{id}', { ...at(id), body: { isActive: !isActive } })),
    {
      failure: 'Failed to switch the webhook',
      done: ({ webhook }) => toast(webhook.isActive ? switchedOn : switchedOff),
    },
  );

const switchedOn = { title: 'Switched on', description: 'What waited for the webhook is being sent.' };
const switchedOff = {
  title: 'Switched off',
  description: 'Messages wait, and are given up when they are more than a day old.',
};

export const useRemoveWebhook = () =>
  useCall('webhooks', ({ id }: Webhook) => deletedBy(api.DELETE('/api/webhooks/{id}', at(id))), {
    failure: 'Failed to remove the webhook',
    done: () => toast({ title: 'Removed', description: 'Nothing more is sent to this address.' }),
  });

export const useRotateSecret = () =>
  useCall('webhooks', ({ id }: Webhook) => bodyOf(api.POST('/api/webhooks/{id}/rotate', at(id))), {
    failure: 'Failed to rotate the secret',
  });

export const useTestWebhook = () =>
  useCall('webhooks', ({ id }: Webhook) => bodyOf(api.POST('/api/webhooks/{id}/test', at(id))), {
    failure: 'Failed to send the test message',
    done: ({ delivery }) => tellResult(delivery),
  });

export const useRedeliver = (id: string) =>
  useCall(
    'webhooks',
    ({ id: delivery }: WebhookDelivery) =>
      bodyOf(
        api.POST('/api/webhooks/{id}/deliveries/{delivery}/redeliver', {
          params: { path: { id, delivery } },
        }),
      ),
    {
      failure: 'Failed to send it again',
      done: () => toast({ title: 'Sending again', description: 'The message goes out in a moment.' }),
    },
  );

function tellResult({ status, error, answer }: WebhookDelivery): void {
  if (status === 'sent') {
    toast({ title: 'Test sent', description: `The receiver answered ${answer?.status ?? 200}.` });
  } else {
    tellRefusal('Test failed', error ?? 'The receiver did not answer.');
  }
}
