import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { publishedArticlesQuery } from '../media-route';

/** Asks for a selection, when there is something to select. */
export function NothingSelected({ title, children }: { title: string; children: string }) {
  const { data } = useInfiniteQuery(publishedArticlesQuery);
  if (!data?.pages[0]?.total) return null;
  return (
    <div className="mt-10">
      <EmptyState title={title}>{children}</EmptyState>
    </div>
  );
}
