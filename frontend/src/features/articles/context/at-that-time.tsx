import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { articleRevisionQuery, type RevisionContext } from '../api/get-article-revision';
import { InForce } from './in-force';
import { RulesThenAndNow } from './rules-then-and-now';

/** Over a revision: what was in force then, in one line, and unfolded with the rules' verdict and the prompt. */
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
