import { Pause, Play } from 'lucide-react';
import type { SchedulerStatus } from '../api/get-scheduler-status';
import { useSingleFlight } from '@/api/single-flight';
import { LastRun } from '../runs/last-run';
import { nextRunInWords, slotInWords, zoneInWords } from '../domain/slot-words';
import { Button } from '@/components/ui/controls/button';
import { StatusShape } from '@/components/ui/graphics/mark';
import { useNow } from '@/components/browser/use-now';
import { useSwitchArticleJob } from '../api/switch-article-job';
import clsx from 'clsx';

/** Says in one large sentence when the next articles come, with the button to pause them. */
export function ScheduleHead({ status }: { status: SchedulerStatus }) {
  const { enabled, schedule, timezone, nextScheduledRun } = status;
  const next = nextRunInWords(nextScheduledRun, timezone, useNow());
  const whole = nextScheduledRun && slotInWords(nextScheduledRun, timezone);
  return (
    <section aria-label="Schedule">
      <div className="flex items-center justify-between gap-4">
        <ScheduleState enabled={enabled} />
        <PauseOrResume enabled={enabled} />
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1">
        <p
          className={`font-display text-[2.625rem]/12 tracking-[-0.015em] text-balance max-md:text-[1.9375rem]/9.5 ${enabled ? '' : 'text-ink-3'}`}
        >
          {schedule}
        </p>
        <p className="font-serif text-h2 text-ink-2">
          <span className="mr-1.5 font-sans text-small text-ink-3">Next run</span>
          {nextScheduledRun === null ? <span>{next}</span> : <time dateTime={nextScheduledRun}>{next}</time>}
        </p>
      </div>
      <p className="mt-2 text-lead text-ink-2">
        {whole !== null && whole !== next && `${whole}, `}
        {zoneInWords(timezone)}
      </p>
      {!enabled && (
        <p className="mt-1 max-w-lead text-ink-2">
          No articles are written automatically until somebody resumes it. Topic ideas still arrive, and you
          can start a run by hand.
        </p>
      )}
      <div className="mt-2">
        <LastRun run={status.lastRun} />
      </div>
    </section>
  );
}

function PauseOrResume({ enabled }: { enabled: boolean }) {
  const toggle = useSwitchArticleJob();
  const send = useSingleFlight(toggle.mutateAsync);
  return enabled ? (
    <Button icon={<Pause />} pending={toggle.isPending && 'Pausing...'} onClick={() => send(false)}>
      Pause
    </Button>
  ) : (
    <Button
      variant="primary"
      icon={<Play />}
      pending={toggle.isPending && 'Resuming...'}
      onClick={() => send(true)}
    >
      Resume
    </Button>
  );
}

/** Shows by shape and word whether the weekly articles come automatically. */
function ScheduleState({ enabled }: { enabled: boolean }) {
  return (
    <p
      role="status"
      aria-label="Scheduler status"
      className={clsx(
        'inline-flex h-6.5 items-center gap-2 rounded-card border px-2 text-small font-medium',
        enabled
          ? 'border-accent-line bg-accent-wash text-accent'
          : 'border-dashed border-line-strong text-ink-2',
      )}
    >
      <StatusShape filled={enabled} />
      {enabled ? 'Active/Running' : 'Paused'}
    </p>
  );
}
