import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, deletedBy } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components } from '@/api/schema.gen';
import { useIdempotencyKeys } from '@/api/idempotency';
import type { Edits } from '@/components/editing/versions';
import { tellFailure, tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import type { Webhook, WebhookFields } from '../domain/webhook-fields';

export type WebhookDelivery = components['schemas']['WebhookDelivery'];

export const webhooksQuery = queryOptions({
  queryKey: ['api', 'webhooks', {}],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/webhooks', { signal })),
});

/** What was sent to a webhook, newest first, page by page. */
export const webhookDeliveriesQuery = (id: string) =>
  pagesQuery(['api', 'webhooks', 'deliveries', id], (page, signal) =>
    bodyOf(api.GET('/api/webhooks/{id}/deliveries', { params: { path: { id }, query: page }, signal })),
  );

const at = (id: string) => ({ params: { path: { id } } });

/** What all calls about webhooks have in common: lists are read anew, failures told. */
function useWebhookCall<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  { failure, done }: { failure: string; done?: (answer: Answer) => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    // Some answers hold a secret.
    gcTime: 0,
    mutationFn,
    onSuccess: async (answer) => {
      done?.(answer);
      await queryClient.invalidateQueries({ queryKey: ['api', 'webhooks'] });
    },
    onError: (error) => tellFailure('Error', error, failure),
  });
}

export function useAddWebhook() {
  const keys = useIdempotencyKeys();
  return useWebhookCall(
    (body: WebhookFields) => bodyOf(api.POST('/api/webhooks', { body, headers: keys.headersFor(body) })),
    { failure: 'Failed to add the webhook', done: () => keys.spent() },
  );
}

export const useChangeWebhook = (id: string) =>
  useWebhookCall(
    ({ values }: Edits<WebhookFields>) => bodyOf(api.PUT('/api/webhooks/{id}', { ...at(id), body: values })),
    {
      failure: 'Failed to change the webhook',
      done: () => toast({ title: 'Saved!', description: 'Changes to the webhook saved.' }),
    },
  );

export const useSwitchWebhook = () =>
  useWebhookCall(
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
  useWebhookCall(({ id }: Webhook) => deletedBy(api.DELETE('/api/webhooks/{id}', at(id))), {
    failure: 'Failed to remove the webhook',
    done: () => toast({ title: 'Removed', description: 'Nothing more is sent to this address.' }),
  });

export const useRotateSecret = () =>
  useWebhookCall(({ id }: Webhook) => bodyOf(api.POST('/api/webhooks/{id}/rotate', at(id))), {
    failure: 'Failed to rotate the secret',
  });

export const useTestWebhook = () =>
  useWebhookCall(({ id }: Webhook) => bodyOf(api.POST('/api/webhooks/{id}/test', at(id))), {
    failure: 'Failed to send the test message',
    done: ({ delivery }) => tellResult(delivery),
  });

export const useRedeliver = (id: string) =>
  useWebhookCall(
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
