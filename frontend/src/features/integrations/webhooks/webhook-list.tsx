import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { WholeList } from '@/components/lists/whole-list';
import { webhooksQuery, useSwitchWebhook, useTestWebhook } from '../api/webhooks';
import { EditWebhook } from './webhook-dialogs';
import { RemoveWebhook, RotateSecret } from './webhook-questions';
import { useSingleFlight } from '@/api/single-flight';
import { Button } from '@/components/ui/controls/button';
import { When } from '@/components/ui/text/when';
import { eventInWords, type Webhook } from '../domain/webhook-fields';

/** Lists the webhooks, and what can be done about each. */
export function WebhookList({ onShow }: { onShow: (webhook: Webhook) => void }) {
  const query = useQuery({ ...webhooksQuery, select: ({ webhooks }) => webhooks });
  const [asking, setAsking] = useState<{ wish: Wish; webhook: Webhook }>();
  const done = () => setAsking(undefined);
  return (
    <>
      <WholeList
        query={query}
        failure="Webhooks could not be loaded"
        empty={
          <div className="pt-6">
            <EmptyState title="No webhooks yet">
              A webhook tells another system when an article is promoted, returned to draft or deleted.
            </EmptyState>
          </div>
        }
      >
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

/** An action that has a dialog of its own. */
type Wish = 'edit' | 'rotate' | 'remove';

interface WebhookEntryProps {
  webhook: Webhook;
  /** Called to show the deliveries of the webhook. */
  onShow: () => void;
  onWish: (wish: Wish) => void;
}

/** Shows a webhook with its address and events, and what can be done about it. */
function WebhookEntry({ webhook, onShow, onWish }: WebhookEntryProps) {
  const id = useId();
  const testing = useTestWebhook();
  const test = useSingleFlight(() => testing.mutateAsync(webhook));
  const switching = useSwitchWebhook();
  const switchIt = useSingleFlight(() => switching.mutateAsync(webhook));
  const { url, description, events, createdBy, createdAt, earlierSecretUntil, switchedOff } = webhook;
  const of = { size: 'small', 'aria-describedby': id } as const;
  return (
    <li className="border-b border-line py-3.5">
      <p id={id} className="font-serif text-row font-medium break-all">
        {url}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
        {description !== '' && <span className="text-ink-2">{description}</span>}
        <span>{events.map(eventInWords).join(', ')}</span>
        <span>
          added by {createdBy}, <When at={createdAt} />
        </span>
        {earlierSecretUntil !== null && <span className="text-warn">The old secret still signs</span>}
      </p>
      {switchedOff !== null && <Off {...switchedOff} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button {...of} onClick={onShow}>
          Deliveries
        </Button>
        <Button {...of} pending={testing.isPending && 'Sending...'} onClick={() => test()}>
          Send Test
        </Button>
        <Button
          {...of}
          pending={switching.isPending && (switchedOff ? 'Switching on...' : 'Switching off...')}
          onClick={() => switchIt()}
        >
          {switchedOff ? 'Switch On' : 'Switch Off'}
        </Button>
        <Button {...of} onClick={() => onWish('edit')}>
          Edit
        </Button>
        <Button {...of} onClick={() => onWish('rotate')}>
          Rotate Secret
        </Button>
        <Button {...of} variant="danger" onClick={() => onWish('remove')}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Says who switched a webhook off, and what that means. */
function Off({ at, by, reason }: NonNullable<Webhook['switchedOff']>) {
  return (
    <p className={`mt-1 text-small ${reason === 'gone' ? 'text-danger' : 'text-warn'}`}>
      {reason === 'gone'
        ? 'Switched off, because the receiver answered 410 (Gone), '
        : `Switched off by ${by}, `}
      <When at={at} />. Messages wait, and are given up when they are more than a day old.
    </p>
  );
}
