import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { webhooksQuery, type Webhook } from '../api/webhooks';
import { EditWebhook } from './edit-webhook';
import { WebhookEntry, type Wish } from './webhook-entry';
import { RemoveWebhook, RotateSecret } from './webhook-questions';

/** Who is told, and what can be done about each. */
export function WebhookList({ onShow }: { onShow: (webhook: Webhook) => void }) {
  const { data, error, refetch } = useQuery(webhooksQuery);
  const [asking, setAsking] = useState<{ wish: Wish; webhook: Webhook }>();
  if (error && !data) {
    return (
      <div className="pt-6">
        <InlineError title="Webhooks could not be loaded" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonRows count={3} />
      </Loading>
    );
  }
  if (data.webhooks.length === 0) {
    return (
      <EmptyState title="No webhooks yet">
        A webhook tells another system when an article is promoted, returned to draft or deleted.
      </EmptyState>
    );
  }
  const done = () => setAsking(undefined);
  return (
    <>
      <ul aria-label="Webhooks">
        {data.webhooks.map((webhook) => (
          <WebhookEntry
            key={webhook.id}
            webhook={webhook}
            onShow={() => onShow(webhook)}
            onWish={(wish) => setAsking({ wish, webhook })}
          />
        ))}
      </ul>
      {asking?.wish === 'edit' && <EditWebhook webhook={asking.webhook} onClose={done} />}
      {asking?.wish === 'rotate' && <RotateSecret webhook={asking.webhook} onClose={done} />}
      {asking?.wish === 'remove' && <RemoveWebhook webhook={asking.webhook} onClose={done} />}
    </>
  );
}
