import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ScheduledRun } from '../api/get-scheduler-status';
import { Button } from '@/components/ui/controls/button';
import { Cause } from '@/components/ui/feedback/cause';
import { Clock, X } from 'lucide-react';
import { When } from '@/components/ui/text/when';

/** The number of articles that are shown at first. */
const FEW = 3;

interface RunArticlesProps extends Pick<ScheduledRun, 'articles'> {
  /** Whether the run has not ended. All of its articles are then shown as they come. */
  open: boolean;
}

/** Lists the articles of a run, a few at first and all of them on request. */
export function RunArticles({ articles, open }: RunArticlesProps) {
  const [all, setAll] = useState(false);
  if (articles.length === 0) return null;
  const shown = open || all ? articles : articles.slice(0, FEW);
  return (
    <>
      <ul aria-label="Articles" className="mt-2.5 grid gap-1.5">
        {shown.map(({ id, title, persona, category }) => (
          <li key={id} className="grid items-baseline gap-x-6 @md:grid-cols-[minmax(0,1fr)_fit-content(50%)]">
            <Link
              to="/articles"
              search={{ article: id }}
              preload={false}
              className="font-serif text-[1.0625rem]/6 decoration-line-strong underline-offset-3 hover:underline"
            >
              {title}
            </Link>
            <span className="text-small text-ink-3 @md:text-right">
              {persona}, {category}
            </span>
          </li>
        ))}
      </ul>
      {!open && articles.length > FEW && (
        <Button
          size="small"
          variant="ghost"
          className="mt-1.5 -ml-2.5"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `First ${FEW} only` : `${articles.length - FEW} more`}
        </Button>
      )}
    </>
  );
}

type Failure = ScheduledRun['failures'][number];

/** Lists what a run could not make, or not yet. Each reason appears once, with everything that it applies to. */
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
        <Cause>{first?.cause}</Cause>
        {wanted.length > 0 && <p className="text-ink-3">{wanted.join('; ')}</p>}
      </div>
    </li>
  );
}

/**
 * Groups failures by reason and cause. Those that are given up and those that are tried again are in separate groups.
 */
function byReason(failures: readonly Failure[]): Failure[][] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = `${failure.nextTryAt === null} ${failure.reason} ${failure.cause}`;
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}
