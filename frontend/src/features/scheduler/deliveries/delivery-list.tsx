import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { deliveriesQuery, type Delivery } from '../api/list-deliveries';
import { PagedList } from '@/components/paged-list';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DeliveryStatus } from '@/components/delivery-status';
import { When } from '@/components/ui/text/when';
import { channelName } from '../channels';

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

/** One message to one channel: where to, about what, whether it went, and the error if there was one. */
function DeliveryEntry({ delivery }: { delivery: Delivery }) {
  const { channel, title, status, attempts, createdAt, sentAt, nextTryAt, error } = delivery;
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-serif text-row font-medium">
          <About delivery={delivery}>{title}</About>
        </p>
        <DeliveryStatus status={status} />
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
        <span>{channelName(channel)}</span>
        <When at={sentAt ?? createdAt} />
        {attempts > 1 && <span>{attempts} attempts</span>}
        {nextTryAt !== null && error !== null && (
          <span>
            next try <When at={nextTryAt} />
          </span>
        )}
      </p>
      {error !== null && (
        <p className={`mt-1 text-small ${status === 'sent' ? 'text-ink-2' : 'text-danger'}`}>{error}</p>
      )}
    </li>
  );
}

/** Leads to what the message tells of, where that has a place of its own. */
function About({ delivery: { kind, subjectId }, children }: { delivery: Delivery; children: ReactNode }) {
  if (kind !== 'article' || subjectId === null) return children;
  return (
    <Link
      to="/articles"
      search={{ article: subjectId }}
      preload={false}
      className="decoration-line-strong underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  );
}
