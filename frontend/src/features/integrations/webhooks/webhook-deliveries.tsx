import { useInfiniteQuery } from '@tanstack/react-query';
import { useSingleFlight } from '@/api/single-flight';
import { DeliveryEntry } from '@/components/delivery-entry';
import { PagedList } from '@/components/lists/paged-list';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useRedeliver, webhookDeliveriesQuery, type WebhookDelivery } from '../api/webhooks';
import { eventInWords } from '../domain/webhook-fields';

/** What was sent to a webhook and what it answered, newest first. */
export function WebhookDeliveries({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useInfiniteQuery({ ...webhookDeliveriesQuery(id), refetchOnMount: 'always' });
  return (
    <Dialog open title="Deliveries" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="px-6 pb-4 max-md:px-4">
        <PagedList
          query={query}
          label="Deliveries"
          failure="The deliveries could not be loaded"
          empty={
            <EmptyState title="Nothing sent yet">
              A message goes out when one of its events happens, or when you send a test.
            </EmptyState>
          }
        >
          {(delivery) => <Entry key={delivery.id} webhookId={id} delivery={delivery} />}
        </PagedList>
      </div>
    </Dialog>
  );
}

function Entry({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const redelivery = useRedeliver(webhookId);
  const redeliver = useSingleFlight(() => redelivery.mutateAsync(delivery));
  const { type, articleId, package: number, again, error, answer } = delivery;
  return (
    <DeliveryEntry
      delivery={delivery}
      title={eventInWords(type)}
      articleId={articleId}
      afterTitle={again && <span className="font-sans text-small font-normal text-ink-3"> sent again</span>}
      before={number !== null && <span>package {number}</span>}
      after={
        answer !== null && (
          <span>
            answered {answer.status} in {answer.durationMs} ms
          </span>
        )
      }
    >
      {error !== null && <p className="mt-1 text-small text-danger">{error}</p>}
      {answer !== null && answer.text !== '' && (
        <p className="mt-1 font-mono text-small break-all text-ink-2">{answer.text}</p>
      )}
      {type !== 'webhook.test' && (
        <Button
          size="small"
          className="mt-2"
          pending={redelivery.isPending && 'Sending...'}
          onClick={() => redeliver()}
        >
          Send Again
        </Button>
      )}
    </DeliveryEntry>
  );
}
