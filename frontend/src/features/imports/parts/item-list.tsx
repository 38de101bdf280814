import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/controls/button';
import { itemsQuery } from '../api/imports';

interface ItemListProps {
  id: string;
  state: 'left-out' | 'conflict' | 'failed' | 'created' | 'updated';
  title: string;
}

/**
 * Lists the items of an import in one of their states, each with its reason or its article. Renders nothing if there
 * are none.
 */
export function ImportItemList({ id, state, title }: ItemListProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(itemsQuery(id, state));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-1 font-medium">{title}</h3>
      <ul className="text-small">
        {items.map((item) => (
          <li key={item.place + item.sourceId} className="border-t border-line py-2 first:border-t-0">
            {item.articleId === null ? (
              <span className="break-words">{item.title || 'Without a title'}</span>
            ) : (
              <Link to="/articles" search={{ article: item.articleId }} className="text-link break-words">
                {item.title}
              </Link>
            )}
            <span className="block break-words text-ink-3">
              {item.reason === null ? item.place : `${item.place}: ${item.reason}`}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          size="small"
          className="mt-2"
          pending={isFetchingNextPage && 'Loading…'}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
