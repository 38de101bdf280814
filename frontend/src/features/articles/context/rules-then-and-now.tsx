import { useQuery } from '@tanstack/react-query';
import { InlineError } from '@/components/ui/feedback/inline-error';
import type { Article } from '../api/get-article';
import { ruleReportQuery } from '../api/get-rule-report';

type Report = Article['ruleReport'];

interface RulesThenAndNowProps {
  id: string;
  revision: number;
  /** Revision of the rules that were in force then. */
  rules: number;
}

/** Whether a revision passes the rules of its time and those of today, and which checks say otherwise. */
export function RulesThenAndNow({ id, revision, rules }: RulesThenAndNowProps) {
  const then = useQuery(ruleReportQuery(id, revision, rules));
  const now = useQuery(ruleReportQuery(id, revision));
  const failed = [then, now].find(({ error }) => error);
  if (failed?.error) {
    return (
      <InlineError
        title="The rules could not be asked"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
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

/** "Passed under rules r3, would fail under r5." */
function verdict(then: Report, now: Report): string {
  const old = `${then.passed ? 'Passed' : 'Failed'} under rules r${then.rulesRevision}`;
  if (then.rulesRevision === now.rulesRevision) return `${old}, which are in force today.`;
  return `${old}, would ${now.passed ? 'pass' : 'fail'} under r${now.rulesRevision}.`;
}

/** Checks that fail by one of the two and not by the other, as they are today. */
function otherwise(then: Report, now: Report): Report['checks'] {
  const failed = new Set(then.checks.filter(({ status }) => status === 'fail').map(({ rule }) => rule));
  return now.checks.filter(({ rule, status }) => (status === 'fail') !== failed.has(rule));
}
