import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { LoadMore } from '@/components/ui/layout/load-more';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[]; total: number }>>;
  label: string;
  /** What is said when it cannot be read. */
  failure: string;
  /** Stands for a list without entries. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list that is read page by page, newest first. */
export function PagedList<Item>({ query, label, failure, empty, children }: PagedListProps<Item>) {
  const { data, error, refetch, isFetchingNextPage, fetchNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items);
  if (error && !items) {
    return (
      <div className="pt-6">
        <InlineError title={failure} error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!items) {
    return (
      <Loading>
        <SkeletonRows count={5} />
      </Loading>
    );
  }
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-label={label}>{items.map(children)}</ul>
      <LoadMore
        shown={items.length}
        total={data?.pages.at(-1)?.total ?? 0}
        pending={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}
