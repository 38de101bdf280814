import type { ReactNode } from 'react';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading } from '@/components/ui/feedback/skeleton';

interface WholeListProps<Item> {
  query: { data: readonly Item[] | undefined; error: Error | null; refetch: () => unknown };
  /** The title of the error when the list cannot be read. */
  failure: string;
  /** The element that replaces a list without entries. */
  empty: ReactNode;
  /** The number of rows in the placeholder while the list loads. */
  coming?: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is loading, failed, empty, or there. Its items stay when a later read fails. */
export function WholeList<Item>({ query, failure, empty, coming = 3, children }: WholeListProps<Item>) {
  const { data, error, refetch } = query;
  if (error && !data) {
    return (
      <div className="pt-6">
        <InlineError title={failure} error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <Loading rows={coming} />;
  return data.length === 0 ? empty : children(data);
}
