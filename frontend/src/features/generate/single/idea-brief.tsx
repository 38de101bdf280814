import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import type { Idea } from '@/features/topics/contract';
import type { useIdea } from './use-idea';

/** The topic idea that the article will carry out, and how to do without it. */
export function IdeaBrief({ named, idea, gone, error, retry, drop }: ReturnType<typeof useIdea>) {
  if (!named) return null;
  if (idea && !gone) return <Brief idea={idea} onDrop={drop} />;
  if (!error) {
    return (
      <Frame title="Topic idea" onDrop={drop}>
        <Loading>
          <Skeleton className="mt-1 h-4 w-4/5" />
          <Skeleton className="mt-3 h-3 w-full" />
        </Loading>
      </Frame>
    );
  }
  return (
    <Frame title="Topic idea" onDrop={drop}>
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
    </Frame>
  );
}

function Brief({
  idea: { number, title, angle, sources, articles },
  onDrop,
}: {
  idea: Idea;
  onDrop: () => void;
}) {
  return (
    <Frame title={`Topic idea No. ${number}`} onDrop={onDrop}>
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
    </Frame>
  );
}

function Frame({ title, onDrop, children }: { title: string; onDrop: () => void; children: ReactNode }) {
  return (
    <section aria-label="Topic idea" className="rounded-card border border-line bg-sunken p-3.5 pt-2">
      <header className="flex items-center justify-between gap-2 text-small text-ink-2">
        {title}
        <IconButton small label="Write without the idea" icon={<X />} className="-mr-2" onClick={onDrop} />
      </header>
      {children}
    </section>
  );
}
