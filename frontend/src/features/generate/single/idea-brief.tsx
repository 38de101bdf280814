import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { type Idea, ideaQuery } from '@/features/topics/contract';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '@/api/api-error';
import { readByRoute } from '@/api/prefetch';
import type { Option } from '@/components/ui/controls/listbox';
import { generateRoute } from '../domain/generate-search';

/** Shows the idea that the article will carry out, with a button to leave it out. */
export function IdeaBrief({ named, idea, gone, error, retry, drop }: ReturnType<typeof useIdea>) {
  if (!named) return null;
  return (
    <section aria-label="Topic idea" className="rounded-card border border-line bg-sunken p-3.5 pt-2">
      <header className="flex items-center justify-between gap-2 text-small text-ink-2">
        {idea ? `Topic idea No. ${idea.number}` : 'Topic idea'}
        <IconButton small label="Write without the idea" icon={<X />} className="-mr-2" onClick={drop} />
      </header>
      {idea ? (
        <Brief idea={idea} />
      ) : error ? (
        <>
          <p role="alert" className="text-small text-danger">
            {gone
              ? 'The idea was deleted or never existed. The article will be written without it.'
              : error.message}
          </p>
          {!gone && (
            <Button size="small" className="mt-2" onClick={retry}>
              Try Again
            </Button>
          )}
        </>
      ) : (
        <Loading>
          <Skeleton className="mt-1 h-4 w-4/5" />
          <Skeleton className="mt-3 h-3 w-full" />
        </Loading>
      )}
    </section>
  );
}

function Brief({ idea: { title, angle, sources, articles } }: { idea: Idea }) {
  return (
    <>
      <p className="font-serif text-h3 font-medium">{title}</p>
      <p className="mt-1 font-serif text-[1rem]/6 text-ink-2">{angle}</p>
      {sources.length > 0 && <p className="mt-2 text-micro text-ink-3">{sources.join(', ')}</p>}
      {articles.length > 0 && (
        <p className="mt-2 border-t border-line pt-2 text-small">
          Already written:{' '}
          {articles.map(({ id, title: written }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to="/articles" search={{ article: id }} className="text-link">
                <bdi>{written}</bdi>
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/**
 * Gives the idea that the address names, for the article form.
 * @param choose called once for each idea that fits one of the categories, with that category
 */
export function useIdea(categories: readonly Option[], choose: (category: string) => void) {
  const { idea: id } = generateRoute.useSearch();
  const navigate = generateRoute.useNavigate();
  const { data, error, refetch } = useQuery({
    ...ideaQuery(id ?? ''),
    ...readByRoute,
    enabled: id !== undefined,
  });
  const fitting = categories.find(({ value }) => data?.categories.some((key) => key === value))?.value;
  const chosenFor = useRef<string>(undefined);
  const chooseFitting = useEffectEvent(choose);
  useEffect(() => {
    if (!data || chosenFor.current === data.id) return;
    chosenFor.current = data.id;
    if (fitting !== undefined) chooseFitting(fitting);
  }, [data, fitting]);
  const gone = isGone(error);
  return {
    /**
     * The id of the idea. It is undefined when the address names no idea, or one that is gone, and the article then
     * carries out none.
     */
    id: gone ? undefined : id,
    named: id !== undefined,
    idea: gone ? undefined : data,
    gone,
    error,
    retry: () => void refetch(),
    drop: () => void navigate({ search: {}, resetScroll: false }),
  };
}
