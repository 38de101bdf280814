import { useNow } from '@/components/browser/use-now';
import { durationInWords } from './durations';

/** Shows how long something has been going on, by the second; how long it took, once it has ended. */
export function Elapsed({ since, until }: { since: number; until?: number | undefined }) {
  const now = useNow(until === undefined ? 1_000 : null);
  return (
    <span className="text-small whitespace-nowrap text-ink-3 tabular-nums">
      {durationInWords((until ?? now.getTime()) - since)}
    </span>
  );
}
