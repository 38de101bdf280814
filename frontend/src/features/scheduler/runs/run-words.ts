import type { ScheduledRun } from '../api/get-scheduler-status';
import { counted } from '@/components/ui/text/numbers';

export function titleOf({ job, trigger }: ScheduledRun): string {
  return `${trigger === 'manual' ? 'Extra' : 'Weekly'} run of ${job === 'topics' ? 'topic ideas' : 'articles'}`;
}

/**
 * Returns the progress or the outcome of a run, as in “7 of 10 articles” or “5 ideas”; undefined if there is none to
 * tell.
 */
export function yieldOf(run: ScheduledRun): string | undefined {
  const { job, outcome, articles, failures, requested, ideas } = run;
  if (outcome === 'missed' || requested === 0) return undefined;
  if (job === 'topics') return isOpen(run) ? undefined : counted(ideas, 'idea');
  // Articles that were written but are no longer listed have been deleted since.
  const deleted = isOpen(run) ? 0 : requested - failures.length - articles.length;
  const told = `${articles.length + deleted} of ${requested} articles`;
  return deleted > 0 ? `${told}, ${deleted} deleted since` : told;
}

export function isOpen({ outcome }: ScheduledRun): boolean {
  return outcome === 'running' || outcome === 'waiting';
}

export const outcomeWords: Record<ScheduledRun['outcome'], string> = {
  running: 'Running',
  waiting: 'Waiting',
  complete: 'Complete',
  partial: 'Partly failed',
  failed: 'Failed',
  missed: 'Missed',
};

/**
 * Returns how long a run took, as in “under a minute”, “4 minutes” or “2 hours 5 minutes”; undefined while it has not
 * ended.
 */
export function tookInWords({ startedAt, finishedAt }: ScheduledRun): string | undefined {
  if (startedAt === null || finishedAt === null) return undefined;
  const minutes = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000);
  if (minutes < 1) return 'under a minute';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}
