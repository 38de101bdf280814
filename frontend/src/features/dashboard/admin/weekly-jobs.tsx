import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { counted } from '@/components/ui/text/numbers';
import { useNow } from '@/components/browser/use-now';
import {
  schedulerStatusQuery,
  type SchedulerStatus,
  LastRun,
  nextRunInWords,
  weekdayInWords,
  zoneInWords,
} from '@/features/scheduler/contract';

/** Shows when the two weekly jobs run next, and how the last articles came out. */
export function WeeklyJobs() {
  return (
    <section
      aria-labelledby="weekly-jobs"
      className="settles rounded-card border border-line bg-sheet p-5 max-md:p-4"
    >
      <h2 id="weekly-jobs" className="mb-4 font-serif text-h2 font-medium">
        Weekly jobs
      </h2>
      <Awaited
        query={useQuery(schedulerStatusQuery)}
        failure="The jobs could not be loaded"
        coming={<Skeleton className="h-28" />}
      >
        {(status) => <Jobs status={status} />}
      </Awaited>
    </section>
  );
}

function Jobs({ status }: { status: SchedulerStatus }) {
  const { timezone, nextScheduledRun, nextTopicsRun, configuration } = status;
  const now = useNow();
  const { articlesPerWeek, personas } = configuration;
  return (
    <>
      <ul>
        <Job
          name="Articles"
          next={nextRunInWords(nextScheduledRun, timezone, now)}
          when={nextScheduledRun === null ? 'Paused' : weekdayInWords(nextScheduledRun, timezone)}
          what={`${counted(articlesPerWeek, 'article')}, ${counted(personas, 'persona')}`}
        />
        <Job
          name="Topic ideas"
          next={nextRunInWords(nextTopicsRun, timezone, now)}
          when={weekdayInWords(nextTopicsRun, timezone)}
          what="5 ideas"
        />
      </ul>
      <p className="mt-3 text-micro text-ink-3">{zoneInWords(timezone)}</p>
      <div className="mt-3">
        <LastRun run={status.lastRun} />
      </div>
      <p className="mt-3">
        <Link to="/scheduler" className="text-link">
          Article Scheduler
        </Link>
      </p>
    </>
  );
}

function Job({ name, next, when, what }: { name: string; next: string; when: string; what: string }) {
  return (
    <li className="border-b border-line py-3 first:pt-0">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{name}</span>
        <span className="text-right text-small text-accent">{next}</span>
      </p>
      <p className="flex items-baseline justify-between gap-4 text-small text-ink-3">
        <span>{when}</span>
        <span className="text-right">{what}</span>
      </p>
    </li>
  );
}
