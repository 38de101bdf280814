import type { SchedulerStatus } from '../api/get-scheduler-status';
import { When } from '@/components/ui/text/when';
import { isOpen, outcomeWords, yieldOf } from './run-words';

/** Says how the last articles came out, or how far they are. Renders nothing before the first run. */
export function LastRun({ run }: { run: SchedulerStatus['lastRun'] }) {
  if (!run) return null;
  const bad = run.outcome === 'partial' || run.outcome === 'failed';
  return (
    <p className="text-small text-ink-2">
      {isOpen(run) ? 'This run: ' : 'Last run: '}
      <span className={bad ? 'text-danger' : undefined}>{outcomeWords[run.outcome].toLowerCase()}</span>
      {yieldOf(run) !== undefined && `, ${yieldOf(run)}`}
      {', '}
      <When at={run.finishedAt ?? run.startedAt ?? run.dueAt} />
    </p>
  );
}
