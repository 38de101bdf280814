import { Link } from '@tanstack/react-router';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { isOpen, titleOf } from './run-words';
import { Clamped } from '@/components/ui/text/clamped';
import { Mark } from '@/components/ui/graphics/mark';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { RunArticles } from './run-articles';
import { RunFacts } from './run-facts';
import { RunFailures } from './run-failures';
import { RunOutcome } from './run-outcome';

interface RunEntryProps {
  run: ScheduledRun;
  timeZone: string;
}

/** One run: whose doing, when, how it ended, what came of it, and what did not. */
export function RunEntry({ run, timeZone }: RunEntryProps) {
  const { id, trigger, customPrompt, outcome, reason, articles, failures } = run;
  return (
    <li aria-labelledby={`run-${id}`} className="flex items-baseline gap-3 border-b border-line py-4">
      <span className="w-3.5 shrink-0 translate-y-0.5">
        <Mark kind={trigger === 'manual' ? 'edited' : 'scheduled'} label={null} />
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
