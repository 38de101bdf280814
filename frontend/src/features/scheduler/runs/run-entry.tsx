import { Link } from '@tanstack/react-router';
import type { ScheduledRun } from '@/api/scheduler';
import { isOpen, titleOf, tookInWords, yieldOf } from '@/components/schedule/run-words';
import { slotInWords } from '@/components/schedule/slot-words';
import { Mark } from '@/components/ui/mark';
import { ProgressBar } from '@/components/ui/progress-bar';
import { RunArticles } from './run-articles';
import { RunFailures } from './run-failures';
import { RunOutcome } from './run-outcome';

interface RunEntryProps {
  run: ScheduledRun;
  timeZone: string;
}

/** One run: whose doing, when, how it ended, what came of it, and what did not. */
export function RunEntry({ run, timeZone }: RunEntryProps) {
  const { id, trigger, by, customPrompt, outcome, reason, articles, failures, requested } = run;
  const took = tookInWords(run);
  const facts = [
    yieldOf(run),
    took && `took ${took}`,
    trigger === 'manual' ? `started by ${by.name}` : 'by the schedule',
  ].filter(Boolean);
  return (
    <li aria-labelledby={`run-${id}`} className="border-b border-line py-4">
      <div className="flex items-baseline gap-3">
        <span className="w-3.5 shrink-0 translate-y-0.5">
          <Mark touch={trigger === 'manual' ? 'edited' : 'scheduled'} label={null} />
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 id={`run-${id}`} className="font-serif text-row font-medium">
              {titleOf(run)}
            </h3>
            <RunOutcome outcome={outcome} />
          </div>
          <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-3">
            <time dateTime={run.dueAt}>{slotInWords(run.dueAt, timeZone)}</time>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {customPrompt !== null && (
            <p className="mt-1.5 line-clamp-3 border-l-2 border-line-2 pl-3 text-small whitespace-pre-line text-ink-2">
              {customPrompt}
            </p>
          )}
          {isOpen(run) && run.job === 'articles' && requested > 0 && (
            <div className="mt-3">
              <ProgressBar label="Articles of this run" done={articles.length} total={requested} />
            </div>
          )}
          {outcome === 'missed' && (
            <p className="mt-1.5 text-small text-ink-2">
              The server was not running then, nor within the day after.
            </p>
          )}
          {reason !== null && <p className="mt-1.5 text-small text-danger">{reason}</p>}
          <RunFailures failures={failures} />
          {run.job === 'topics' && run.ideas > 0 && (
            <p className="mt-1.5 text-small">
              <Link to="/topic-generator" className="text-link">
                Topic Generator
              </Link>
            </p>
          )}
          <RunArticles articles={articles} open={isOpen(run)} />
        </div>
      </div>
    </li>
  );
}
