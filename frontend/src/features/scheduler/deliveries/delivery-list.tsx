import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { deliveriesQuery, type Delivery } from '../api/list-deliveries';
import { PagedList } from '@/components/lists/paged-list';
import { DeliveryEntry } from '@/components/delivery-entry';
import { channelName } from '../domain/channels';

/** Lists the messages to all channels, newest first: what was sent, what waits, and what was given up. */
export function DeliveryList() {
  const query = useInfiniteQuery({
    ...deliveriesQuery,
    // Sending is not an event of the house, so the list is read again whenever it is opened.
    refetchOnMount: 'always',
  });
  return (
    <PagedList
      query={query}
      label="Deliveries"
      failure="The deliveries could not be loaded"
      empty={
        <EmptyState title="Nothing sent yet">
          A message goes out when articles are generated and a channel is configured and on.
        </EmptyState>
      }
    >
      {(delivery) => <Entry key={delivery.id} delivery={delivery} />}
    </PagedList>
  );
}

/** A message to a channel: where it went, what it was about, whether it was sent, and the error if there was one. */
function Entry({ delivery }: { delivery: Delivery }) {
  const { channel, title, kind, subjectId, status, error } = delivery;
  return (
    <DeliveryEntry
      delivery={delivery}
      title={title}
      articleId={kind === 'article' ? subjectId : null}
      before={<span>{channelName(channel)}</span>}
    >
      {error !== null && (
        <p className={`mt-1 text-small ${status === 'sent' ? 'text-ink-2' : 'text-danger'}`}>{error}</p>
      )}
    </DeliveryEntry>
  );
}
