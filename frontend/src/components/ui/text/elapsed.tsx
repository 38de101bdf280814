import { useNow } from '@/components/use-now';

/** "12 s", "1 min 12 s", "1 h 4 min" */
function durationInWords(milliseconds: number): string {
  const seconds = Math.max(Math.floor(milliseconds / 1_000), 0);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How long something has been going on, by the second; how long it took once it has ended. */
export function Elapsed({ since, until }: { since: number; until?: number | undefined }) {
  const now = useNow(until === undefined ? 1_000 : null);
  return (
    <span className="text-small whitespace-nowrap text-ink-3 tabular-nums">
      {durationInWords((until ?? now.getTime()) - since)}
    </span>
  );
}
