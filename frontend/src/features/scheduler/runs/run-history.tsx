import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { runsQuery } from '../api/list-runs';
import { PagedList } from '@/components/lists/paged-list';
import { Link } from '@tanstack/react-router';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { isOpen, titleOf, outcomeWords, tookInWords, yieldOf } from './run-words';
import { Clamped } from '@/components/ui/layout/clamped';
import { Mark } from '@/components/ui/graphics/mark';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { RunArticles, RunFailures } from './run-articles';
import { Check, CircleAlert, Clock, Minus, X } from 'lucide-react';
import { Spinner } from '@/components/ui/graphics/spinner';
import type { ReactNode } from 'react';
import { slotInWords, zoneInWords } from '../domain/slot-words';
import { counted } from '@/components/ui/text/numbers';
import { When } from '@/components/ui/text/when';

/** Lists the runs of both weekly jobs, newest first. */
export function RunHistory({ timeZone }: { timeZone: string }) {
  return (
    <PagedList
      query={useInfiniteQuery(runsQuery)}
      label="Runs"
      failure="The runs could not be loaded"
      empty={
        <EmptyState title="No runs yet">
          Runs start on schedule, or when somebody starts one by hand.
        </EmptyState>
      }
    >
      {(run) => <RunEntry key={run.id} run={run} timeZone={timeZone} />}
    </PagedList>
  );
}

/** A run in the list: who started it, when, how it ended, what was made, and what was not. */
function RunEntry({ run, timeZone }: { run: ScheduledRun; timeZone: string }) {
  const { id, trigger, customPrompt, outcome, reason, articles, failures } = run;
  return (
    <li aria-labelledby={`run-${id}`} className="flex items-baseline gap-3 border-b border-line py-4">
      <span className="w-3.5 shrink-0 translate-y-0.5">
        <Mark kind={trigger === 'manual' ? 'edited' : 'scheduled'} decorative />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id={`run-${id}`} className="font-serif text-row font-medium">
            {titleOf(run)}
          </h3>
          <RunOutcome outcome={outcome} />
        </div>
        <RunFacts run={run} timeZone={timeZone} />
        {customPrompt !== null && (
          <Clamped className="mt-1.5 border-l-2 border-line-2 pl-3 text-small whitespace-pre-line text-ink-2">
            {customPrompt}
          </Clamped>
        )}
        <RunProgress run={run} />
        {outcome === 'missed' && (
          <p className="mt-1.5 text-small text-ink-2">
            The server wasn’t running then or in the 24 hours after.
          </p>
        )}
        {reason !== null && <p className="mt-1.5 text-small text-danger">{reason}</p>}
        <RunFailures failures={failures} />
        <RunArticles articles={articles} open={isOpen(run)} />
        {run.ideas > 0 && (
          <p className="mt-1.5 text-small">
            <Link to="/topic-generator" className="text-link">
              Topic Generator
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

function RunProgress({ run }: { run: ScheduledRun }) {
  if (!isOpen(run) || run.job === 'topics' || run.requested === 0) return null;
  return (
    <div className="mt-3">
      <ProgressBar label="Articles of this run" done={run.articles.length} total={run.requested} />
    </div>
  );
}

const looks = {
  running: { icon: <Spinner />, look: 'text-ink-2' },
  waiting: { icon: <Clock />, look: 'text-warn' },
  complete: { icon: <Check />, look: 'text-accent' },
  partial: { icon: <CircleAlert />, look: 'text-danger' },
  failed: { icon: <X />, look: 'text-danger' },
  missed: { icon: <Minus />, look: 'text-danger' },
};

/** Shows by shape and word how a run ended, or its present state. */
function RunOutcome({ outcome }: Pick<ScheduledRun, 'outcome'>) {
  const { icon, look } = looks[outcome];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 text-small font-medium ${look}`}>
      {icon}
      {outcomeWords[outcome]}
    </span>
  );
}

/** Says when a run was due, how much it made, how long it took, and who started it. */
function RunFacts({ run, timeZone }: { run: ScheduledRun; timeZone: string }) {
  const { dueAt, trigger, by } = run;
  const took = tookInWords(run);
  const late = lateBy(run);
  // A slot is shown in the house's time zone, and a run by hand in the reader's.
  const due =
    trigger === 'manual' ? (
      <When at={dueAt} />
    ) : (
      <time dateTime={dueAt}>
        {slotInWords(dueAt, timeZone)} {zoneInWords(timeZone)}
      </time>
    );
  const facts: ReactNode[] = [
    due,
    yieldOf(run),
    took && `took ${took}`,
    late && `started ${late} late`,
    trigger === 'manual' && `started by ${by.name}`,
  ];
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
      {facts.filter(Boolean).map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}

const HOUR_MS = 3_600_000;

/** Returns how late a run started, in whole hours, or undefined for less than an hour, and for runs by hand. */
function lateBy({ dueAt, startedAt, trigger }: ScheduledRun): string | undefined {
  if (trigger === 'manual' || startedAt === null) return undefined;
  const hours = Math.floor((Date.parse(startedAt) - Date.parse(dueAt)) / HOUR_MS);
  return hours < 1 ? undefined : counted(hours, 'hour');
}
