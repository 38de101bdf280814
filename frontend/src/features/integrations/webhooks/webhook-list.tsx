import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { WholeList } from '@/components/whole-list';
import { webhooksQuery, type Webhook } from '../api/webhooks';
import { EditWebhook } from './edit-webhook';
import { WebhookEntry, type Wish } from './webhook-entry';
import { RemoveWebhook, RotateSecret } from './webhook-questions';

/** Who is told, and what can be done about each. */
export function WebhookList({ onShow }: { onShow: (webhook: Webhook) => void }) {
  const query = useQuery({ ...webhooksQuery, select: ({ webhooks }) => webhooks });
  const [asking, setAsking] = useState<{ wish: Wish; webhook: Webhook }>();
  const done = () => setAsking(undefined);
  return (
    <>
      <WholeList query={query} failure="Webhooks could not be loaded" empty={<NoWebhooks />}>
        {(webhooks) => (
          <ul aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookEntry
                key={webhook.id}
                webhook={webhook}
                onShow={() => onShow(webhook)}
                onWish={(wish) => setAsking({ wish, webhook })}
              />
            ))}
          </ul>
        )}
      </WholeList>
      {asking?.wish === 'edit' && <EditWebhook webhook={asking.webhook} onClose={done} />}
      {asking?.wish === 'rotate' && <RotateSecret webhook={asking.webhook} onClose={done} />}
      {asking?.wish === 'remove' && <RemoveWebhook webhook={asking.webhook} onClose={done} />}
    </>
  );
}

function NoWebhooks() {
  return (
    <div className="pt-6">
      <EmptyState title="No webhooks yet">
        A webhook tells another system when an article is promoted, returned to draft or deleted.
      </EmptyState>
    </div>
  );
}
