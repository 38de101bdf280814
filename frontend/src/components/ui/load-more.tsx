import { Button } from './button';
import { count } from './numbers';

interface LoadMoreProps {
  shown: number;
  total: number;
  pending: boolean;
  onLoad: () => void;
}

/** The end of a list that has more to show than it shows. */
export function LoadMore({ shown, total, pending, onLoad }: LoadMoreProps) {
  if (shown >= total) return null;
  return (
    <div className="mt-4 flex items-center gap-4 text-small text-ink-3">
      <Button pending={pending && 'Loading...'} onClick={onLoad}>
        Load more
      </Button>
      {count(shown)} of {count(total)}
    </div>
  );
}
