import { PageDates } from '@/components/sources/page-dates';
import { OutwardLink } from '@/components/ui/text/outward-link';
import { useQuery } from '@tanstack/react-query';
import { Route as RouteSign } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isGone } from '@/api/api-error';
import { Button } from '@/components/ui/controls/button';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlays/dialog';
import { generationQuery, type Generation } from './api/get-generation';
import { OutlineText } from './outline/outline-text';
import { ResearchText } from './research-text';
import { Claims, Verdicts } from './review';
import { Spent, StepList } from './step-list';
import { Clamped } from '@/components/ui/layout/clamped';

/** A button that opens the story of how an article was written. */
export function HowItWasWritten({ generationId }: { generationId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<RouteSign />} className="mt-3 w-full" onClick={() => setOpen(true)}>
        How it was written
      </Button>
      {open && (
        <Dialog open title="How it was written" onClose={() => setOpen(false)}>
          <Story id={generationId} />
        </Dialog>
      )}
    </>
  );
}

function Story({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(generationQuery(id));
  if (data) return <Told generation={data} />;
  return (
    <div className="px-6 py-5 max-md:px-4">
      {isGone(error) ? (
        <p className="text-ink-2">
          Only the person who asked for the article and administrators can see this.
        </p>
      ) : error ? (
        <InlineError title="The story could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <Loading>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-3/5" />
        </Loading>
      )}
    </div>
  );
}

function Told({ generation }: { generation: Generation }) {
  const { outline, sources, unreadable, review, critique, research } = generation;
  return (
    <div className="grid gap-6 px-6 py-5 max-md:px-4">
      <Part title="Steps">
        <StepList generation={generation} />
        <Spent generation={generation} />
      </Part>
      {review && review.claims.length > 0 && (
        <Part title="What the review says of the draft">
          <Claims claims={review.claims} />
        </Part>
      )}
      {review && review.verdicts.length > 0 && (
        <Part title="The review’s answers, as advice">
          <Verdicts label="Answers" verdicts={review.verdicts} />
        </Part>
      )}
      {critique.length > 0 && (
        <Part title="Critique, as advice">
          <Verdicts label="Critique" verdicts={critique} />
        </Part>
      )}
      {research && (
        <Part title="Research">
          <ResearchText research={research} />
        </Part>
      )}
      {outline && (
        <Part title="Outline">
          <OutlineText outline={outline} />
        </Part>
      )}
      {sources.length + unreadable.length > 0 && (
        <Part title="Sources">
          <Material generation={generation} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-small text-ink-2">{title}</h3>
      {children}
    </section>
  );
}

const address = 'text-link block truncate';

/** Lists the sources of a generation as they were read, and those that could not be read. */
function Material({ generation: { sources, unreadable } }: { generation: Generation }) {
  return (
    <ul aria-label="Sources" className="grid gap-3 text-small">
      {sources.map(({ id, title, url, text, dates }) => (
        <li key={id}>
          <p className="font-medium">
            <span className="text-ink-3 tabular-nums">[{id}]</span> {title}
          </p>
          {url !== null && (
            <OutwardLink href={url} className={address}>
              {url}
            </OutwardLink>
          )}
          <PageDates dates={dates} />
          <Clamped className="mt-0.5 whitespace-pre-wrap text-ink-2">{text}</Clamped>
        </li>
      ))}
      {unreadable.map(({ place, url, reason }) => (
        <li key={place}>
          <OutwardLink href={url} className={address}>
            {url}
          </OutwardLink>
          <p className="text-danger">Left out: {reason}</p>
        </li>
      ))}
    </ul>
  );
}
