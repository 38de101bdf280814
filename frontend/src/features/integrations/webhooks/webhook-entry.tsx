import { useId } from 'react';
import { useSingleFlight } from '@/api/single-flight';
import { Button } from '@/components/ui/controls/button';
import { When } from '@/components/ui/text/when';
import { useTestWebhook } from '../api/change-webhooks';
import type { Webhook } from '../api/webhooks';
import { eventInWords } from './webhook-fields';

/** What is asked about before it is done. */
export type Wish = 'edit' | 'rotate' | 'remove';

interface WebhookEntryProps {
  webhook: Webhook;
  /** Its deliveries. */
  onShow: () => void;
  onWish: (wish: Wish) => void;
}

/** One webhook: where to, what of, and what can be done. */
export function WebhookEntry({ webhook, onShow, onWish }: WebhookEntryProps) {
  const id = useId();
  const testing = useTestWebhook();
  const test = useSingleFlight(() => testing.mutateAsync(webhook));
  const { url, description, events, createdBy, createdAt, earlierSecretUntil } = webhook;
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
      <div className="mt-3 flex flex-wrap gap-2">
        <Button {...of} onClick={onShow}>
          Deliveries
        </Button>
        <Button {...of} pending={testing.isPending && 'Sending...'} onClick={() => test(undefined)}>
          Send Test
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
