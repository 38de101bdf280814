import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSingleFlight } from '@/api/single-flight';
import { DeliveryStatus } from '@/components/delivery-status';
import { PagedList } from '@/components/paged-list';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Dialog } from '@/components/ui/overlays/dialog';
import { When } from '@/components/ui/text/when';
import { useRedeliver, webhookDeliveriesQuery, type WebhookDelivery } from '../api/webhooks';
import { eventInWords } from './webhook-fields';

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
  const { type, articleId, status, error, answer } = delivery;
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-serif text-row font-medium">
          {articleId === null ? (
            eventInWords(type)
          ) : (
            <About articleId={articleId}>{eventInWords(type)}</About>
          )}
          {delivery.again && <span className="font-sans text-small font-normal text-ink-3"> sent again</span>}
        </p>
        <DeliveryStatus status={status} />
      </div>
      <Facts delivery={delivery} />
      {error !== null && <p className="mt-1 text-small text-danger">{error}</p>}
      {answer !== null && answer.text !== '' && (
        <p className="mt-1 font-mono text-small break-all text-ink-2">{answer.text}</p>
      )}
      {type !== 'webhook.test' && (
        <Button
          size="small"
          className="mt-2"
          pending={redelivery.isPending && 'Sending...'}
          onClick={() => redeliver(undefined)}
        >
          Send Again
        </Button>
      )}
    </li>
  );
}

function Facts({ delivery }: { delivery: WebhookDelivery }) {
  const { package: number, attempts, createdAt, sentAt, nextTryAt, error, answer } = delivery;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
      {number !== null && <span>package {number}</span>}
      <When at={sentAt ?? createdAt} />
      {attempts > 1 && <span>{attempts} attempts</span>}
      {nextTryAt !== null && error !== null && (
        <span>
          next try <When at={nextTryAt} />
        </span>
      )}
      {answer !== null && (
        <span>
          answered {answer.status} in {answer.durationMs} ms
        </span>
      )}
    </p>
  );
}

function About({ articleId, children }: { articleId: string; children: string }) {
  return (
    <Link
      to="/articles"
      search={{ article: articleId }}
      preload={false}
      className="decoration-line-strong underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  );
}
