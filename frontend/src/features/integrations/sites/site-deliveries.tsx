import { useInfiniteQuery } from '@tanstack/react-query';
import { useSingleFlight } from '@/api/single-flight';
import { DeliveryEntry } from '@/components/delivery-entry';
import { PagedList } from '@/components/lists/paged-list';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Dialog } from '@/components/ui/overlays/dialog';
import { siteDeliveriesQuery, useSendAgain, type SiteDelivery } from '../api/sites';
import { eventInWords } from '../domain/webhook-fields';

/** What was sent to a site and what it answered, newest first. */
export function SiteDeliveries({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useInfiniteQuery({ ...siteDeliveriesQuery(id), refetchOnMount: 'always' });
  return (
    <Dialog open title="Deliveries" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="px-6 pb-4 max-md:px-4">
        <PagedList
          query={query}
          label="Deliveries"
          failure="The deliveries could not be loaded"
          empty={
            <EmptyState title="Nothing sent yet">
              The site is sent each article that is promoted from now on.
            </EmptyState>
          }
        >
          {(delivery) => <Entry key={delivery.id} siteId={id} delivery={delivery} />}
        </PagedList>
      </div>
    </Dialog>
  );
}

function Entry({ siteId, delivery }: { siteId: string; delivery: SiteDelivery }) {
  const sending = useSendAgain(siteId);
  const { id, type, articleId, title, package: number, again, error, answer, conflict, status } = delivery;
  const send = useSingleFlight(() => sending.mutateAsync({ delivery: id, anyway: conflict !== null }));
  return (
    <DeliveryEntry
      delivery={delivery}
      title={title}
      articleId={type === 'article.deleted' ? null : articleId}
      afterTitle={again && <span className="font-sans text-small font-normal text-ink-3"> sent again</span>}
      before={
        <>
          <span>{eventInWords(type)}</span>
          {number !== null && <span>package {number}</span>}
        </>
      }
      after={answer !== null && <span>answered {answer.status}</span>}
    >
      {error !== null && (
        <p className={`mt-1 text-small ${status === 'sent' ? 'text-warn' : 'text-danger'}`}>{error}</p>
      )}
      {answer !== null && answer.text !== '' && (
        <p className="mt-1 font-mono text-small break-all text-ink-2">{answer.text}</p>
      )}
      <Button
        size="small"
        className="mt-2"
        variant={conflict === null ? 'secondary' : 'danger'}
        pending={sending.isPending && 'Sending...'}
        onClick={() => send()}
      >
        {conflict === null ? 'Send Again' : 'Send Anyway'}
      </Button>
    </DeliveryEntry>
  );
}
