import type { ReactNode } from 'react';
import { InlineError } from './inline-error';
import { Loading } from './skeleton';

interface AwaitedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The title of the error when it cannot be read: 'Articles could not be loaded'. */
  failure: string;
  /** Placeholders in the shape of the content. */
  coming: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Content that is loading, failed, or there. It stays when a later read fails. */
export function Awaited<Data>({ query, failure, coming, children }: AwaitedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <InlineError title={failure} error={error} onRetry={() => void refetch()} />;
  return <Loading>{coming}</Loading>;
}
