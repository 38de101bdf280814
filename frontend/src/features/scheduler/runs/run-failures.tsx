import { Clock, X } from 'lucide-react';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { When } from '@/components/ui/text/when';

type Failure = ScheduledRun['failures'][number];

/** What a run could not make, or not yet: each reason once, with all that it is the reason of. */
export function RunFailures({ failures }: Pick<ScheduledRun, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <ul aria-label="What failed" className="mt-2 grid gap-2 text-small">
      {byReason(failures).map((group, index) => (
        <FailureGroup key={index} failures={group} />
      ))}
    </ul>
  );
}

function FailureGroup({ failures }: { failures: readonly Failure[] }) {
  const [first] = failures;
  const nextTryAt = failures.flatMap((failure) => failure.nextTryAt ?? []).toSorted()[0];
  const wanted = failures.flatMap(({ persona, category }) =>
    persona === null ? [] : [`${persona}, ${category ?? ''}`],
  );
  return (
    <li className="flex gap-2">
      {nextTryAt === undefined ? (
        <X className="mt-px size-4 shrink-0 text-danger" />
      ) : (
        <Clock className="mt-px size-4 shrink-0 text-warn" />
      )}
      <div className="min-w-0">
        <p>
          {first?.reason}
          {nextTryAt !== undefined && (
            <span className="text-ink-2">
              {' '}
              Next try: <When at={nextTryAt} />
            </span>
          )}
        </p>
        {wanted.length > 0 && <p className="text-ink-3">{wanted.join('; ')}</p>}
      </div>
    </li>
  );
}

/** Failures for one reason together, those that are given up apart from those that are tried again. */
function byReason(failures: readonly Failure[]): Failure[][] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = `${failure.nextTryAt === null} ${failure.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}
