import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUser } from '@/api/session';
import { PageHead } from '@/components/ui/layout/page-head';
import { Spinner } from '@/components/ui/feedback/spinner';
import { oldestDraftsQuery } from './api/oldest-drafts';
import { waitingInWords } from './in-words';

/** The head of a dashboard: a greeting, and under it what is waiting. */
export function Greeting({ actions }: { actions?: ReactNode }) {
  const { firstName } = useUser();
  const { data, isPending } = useQuery(oldestDraftsQuery);
  const lead = data && waitingInWords(data.total, data.articles[0]?.timestamp);
  return (
    <PageHead
      title={`Welcome back, ${firstName}`}
      lead={isPending ? <LoadingWorkspace /> : lead}
      actions={actions}
    />
  );
}

function LoadingWorkspace() {
  return (
    <span role="status" className="inline-flex animate-late items-center gap-2.5">
      <Spinner />
      Loading your workspace...
    </span>
  );
}
