import { useQuery } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { lineageQuery } from '../api/get-article';
import { OutOfDate } from './out-of-date';

/** Lists what is out of date in an article and in what was made of it, with a link to the whole lineage. */
export function LineagePanel({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(lineageQuery(id));
  if (error && !data) return <InlineError title="This could not be loaded" error={error} onRetry={refetch} />;
  const stale = data?.nodes.filter((node) => node.stale.length > 0) ?? [];
  return (
    <>
      {data && stale.length === 0 && <p className="text-small text-ink-2">Everything is up to date.</p>}
      <ul aria-label="Out of date">
        {stale.map((node) => (
          <li key={node.id} className="border-t border-line py-2 text-small first:border-t-0">
            <p className="mb-1.5 font-medium wrap-anywhere">{node.label}</p>
            <OutOfDate article={id} node={node} nodes={data?.nodes ?? []} beside />
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/lineage"
        search={{ article: id }}
        size="small"
        icon={<Waypoints />}
        className="mt-3 w-full"
      >
        See it drawn
      </ButtonLink>
    </>
  );
}
