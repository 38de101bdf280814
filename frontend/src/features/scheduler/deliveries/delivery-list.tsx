import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { deliveriesQuery } from '../api/list-deliveries';
import { PagedList } from '@/components/paged-list';
import { DeliveryEntry } from './delivery-entry';

/** All messages to all channels, newest first: what was sent, what waits, what was given up. */
export function DeliveryList() {
  const query = useInfiniteQuery({
    ...deliveriesQuery,
    // Sending is no event of the house: what became of a message is looked up whenever the list is turned to.
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
      {(delivery) => <DeliveryEntry key={delivery.id} delivery={delivery} />}
    </PagedList>
  );
}
