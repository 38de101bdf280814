import { Check, ChevronRight, CircleAlert, Eye } from 'lucide-react';
import type { Article } from '../api/get-article';

type Report = Article['ruleReport'];
type RuleCheck = Report['checks'][number];

/**
 * Shows the report on the saved text: failed checks first, and those that passed or are left to a person folded away.
 */
export function RuleReport({ report }: { report: Report }) {
  const of = (status: RuleCheck['status']) => report.checks.filter((check) => check.status === status);
  const [failed, passed, toReview] = [of('fail'), of('pass'), of('review')];
  return (
    <>
      <p className="mb-2.5 text-small text-ink-3">
        {failed.length === 0 ? 'No check failed.' : `${failed.length} of ${report.checks.length} failed.`}{' '}
        Checked on save, against rules r{report.rulesRevision}.
      </p>
      <Checks checks={failed} />
      <Fold title={`${passed.length} passed`} checks={passed} />
      <Fold title={`${toReview.length} left to the reviewer`} checks={toReview} />
    </>
  );
}

function Fold({ title, checks }: { title: string; checks: readonly RuleCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <details className="group/fold">
      <summary className="tint -mx-1.5 flex min-h-7 cursor-pointer list-none items-center gap-2 rounded-control px-1.5 text-small font-medium max-md:min-h-11">
        <ChevronRight className="transition-transform group-open/fold:rotate-90" />
        {title}
      </summary>
      <div className="py-1.5">
        <Checks checks={checks} />
      </div>
    </details>
  );
}

const signs = {
  pass: <Check role="img" aria-label="Passed:" className="text-accent" />,
  fail: <CircleAlert role="img" aria-label="Failed:" className="text-danger" />,
  review: <Eye role="img" aria-label="To review:" className="text-ink-3" />,
};

function Checks({ checks }: { checks: readonly RuleCheck[] }) {
  return (
    <ul className="grid gap-2">
      {checks.map(({ rule, status, detail }) => (
        <li key={rule} className="flex gap-2 text-small *:first:mt-px">
          {signs[status]}
          <span className="min-w-0">
            {rule}
            {status !== 'review' && <span className="block text-ink-3">{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
