import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { articleRevisionQuery, type RevisionContext, ruleReportQuery } from '../api/get-article-revision';
import { InForce } from './in-force';
import { InlineError } from '@/components/ui/feedback/inline-error';
import type { Article } from '../api/get-article';

/** Shows above a revision what was in force then: in one line and, unfolded, with the rules' verdict and the prompt. */
export function AtThatTime({ id, revision }: { id: string; revision: number }) {
  const { data } = useQuery({ ...articleRevisionQuery(id, revision), placeholderData: keepPreviousData });
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group/fold mb-8 min-h-10 rounded-card border border-line bg-paper"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="tint flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-card px-4 py-2 text-small max-md:min-h-11">
        <ChevronRight className="transition-transform group-open/fold:rotate-90" />
        <span className="min-w-0">{data ? summaryOf(revision, data.context) : 'Loading...'}</span>
      </summary>
      {open && data && (
        <div className="grid gap-5 px-4 pt-1 pb-4">
          <InForce id={id} revision={revision} asked />
          <RulesThenAndNow id={id} revision={revision} rules={data.context.rulesRevision} />
        </div>
      )}
    </details>
  );
}

function summaryOf(
  revision: number,
  { persona, category, rulesRevision, changedSince }: RevisionContext,
): string {
  const since =
    changedSince.length === 0 ? 'nothing has changed since' : `changed since: ${changedSince.join(', ')}`;
  return `At r${revision}: ${persona}, ${category}, rules r${rulesRevision}; ${since}`;
}

type Report = Article['ruleReport'];

/**
 * Whether a revision passes the rules of its time and those of today, and which checks say otherwise.
 * @param rules revision of the rules that were in force then
 */
function RulesThenAndNow({ id, revision, rules }: { id: string; revision: number; rules: number }) {
  const then = useQuery(ruleReportQuery(id, revision, rules));
  const now = useQuery(ruleReportQuery(id, revision));
  const failed = [then, now].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return <InlineError title="The rules could not be asked" error={failed.error} onRetry={failed.refetch} />;
  }
  if (!then.data || !now.data) return <p className="text-small text-ink-3">Loading...</p>;
  return (
    <div className="text-small">
      <p>{verdict(then.data, now.data)}</p>
      <ul className="mt-1 grid gap-1 text-ink-2">
        {otherwise(then.data, now.data).map(({ rule, status, detail }) => (
          <li key={rule}>
            {rule}: {status === 'fail' ? 'fails' : 'no longer fails'}. {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Compares two reports in a sentence, such as “Passed under rules r3, would fail under r5.” */
function verdict(then: Report, now: Report): string {
  const old = `${then.passed ? 'Passed' : 'Failed'} under rules r${then.rulesRevision}`;
  if (then.rulesRevision === now.rulesRevision) return `${old}, which are in force today.`;
  return `${old}, would ${now.passed ? 'pass' : 'fail'} under r${now.rulesRevision}.`;
}

/** Returns today's results of the checks that fail under only one of the two sets of rules. */
function otherwise(then: Report, now: Report): Report['checks'] {
  const failed = new Set(then.checks.filter(({ status }) => status === 'fail').map(({ rule }) => rule));
  return now.checks.filter(({ rule, status }) => (status === 'fail') !== failed.has(rule));
}
