import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '@/api/settings';
import { weeklyCountQuery } from './api/get-weekly-count';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { MaybeComing } from '@/components/ui/feedback/skeleton';
import { zoneInWords } from '@/features/scheduler/contract';

/** Shows how much of the week's limit an author has used, and when it resets. */
export function WeeklyLimit() {
  const { data: week, isPending } = useQuery(weeklyCountQuery);
  const timeZone = useQuery(settingsQuery).data?.timeZone;
  if (isPending) return <MaybeComing />;
  if (!week) return null;
  const { weeklyCount, limit, weekEnd } = week;
  return (
    <section aria-label="This week">
      <p className="mb-2 flex justify-between gap-4 text-small">
        <span className="font-medium">This week</span>
        <span className="text-ink-2 tabular-nums">
          {weeklyCount} of {limit} articles
        </span>
      </p>
      <ProgressBar label="Articles this week" done={Math.min(weeklyCount, limit)} total={limit} />
      {timeZone !== undefined && (
        <p className="mt-1.5 text-micro text-ink-3">Resets {startInWords(weekEnd, timeZone)}</p>
      )}
    </section>
  );
}

/** Returns when the limit resets, as in “Monday, 12:00 AM New York time”. */
function startInWords(at: string, timeZone: string): string {
  const date = new Date(at);
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone });
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  return `${day.format(date)}, ${time.format(date)} ${zoneInWords(timeZone)}`;
}
