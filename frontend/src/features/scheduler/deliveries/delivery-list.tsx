import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { InlineError } from '@/components/ui/inline-error';
import { LoadMore } from '@/components/ui/load-more';
import { Loading, SkeletonRows } from '@/components/ui/skeleton';
import { deliveriesQuery } from '../api/deliveries';
import { DeliveryEntry } from './delivery-entry';

/** All messages to all channels, newest first: what was sent, what waits, what was given up. */
export function DeliveryList() {
  const { data, error, refetch, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...deliveriesQuery,
    // Sending is no event of the house: what became of a message is looked up whenever the list is turned to.
    refetchOnMount: 'always',
  });
  const deliveries = data?.pages.flatMap((page) => page.items);
  if (error && !deliveries) {
    return (
      <div className="pt-6">
        <InlineError
          title="The deliveries could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!deliveries) {
    return (
      <Loading>
        <SkeletonRows count={5} />
      </Loading>
    );
  }
  if (deliveries.length === 0) {
    return (
      <EmptyState title="Nothing was sent yet">
        A message goes out when articles have been generated and a channel is configured and on.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Deliveries">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <LoadMore
        shown={deliveries.length}
        total={data?.pages.at(-1)?.total ?? 0}
        pending={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}
