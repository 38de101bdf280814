import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadMore } from '@/components/ui/layout/load-more';
import { WholeList } from './whole-list';

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[]; total: number }>>;
  label: string;
  /** The title of the error when the list cannot be read. */
  failure: string;
  /** The element that replaces a list without entries. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list that is read page by page, newest first. */
export function PagedList<Item>({ query, label, failure, empty, children }: PagedListProps<Item>) {
  const { data, error, refetch, isFetchingNextPage, fetchNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <WholeList query={{ data: items, error, refetch }} failure={failure} empty={empty} coming={5}>
      {(read) => (
        <>
          <ul aria-label={label}>{read.map(children)}</ul>
          <LoadMore
            shown={read.length}
            total={data?.pages.at(-1)?.total ?? 0}
            pending={isFetchingNextPage}
            onLoad={() => void fetchNextPage()}
          />
        </>
      )}
    </WholeList>
  );
}
