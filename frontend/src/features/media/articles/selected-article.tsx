import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { isGone } from '@/api/api-error';
import { readByRoute } from '@/api/prefetch';
import { Bar } from '@/components/ui/feedback/notice';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading } from '@/components/ui/feedback/skeleton';
import { articleQuery, tellLoadFailure, type Article } from '@/features/articles/contract';

interface SelectedArticleProps {
  id: string;
  /** 'Header Images' */
  label: string;
  /** What comes with promotion: 'header images' */
  what: string;
  /** In the shape of what is coming. */
  skeleton: ReactNode;
  /** What is shown of a promoted article; `fresh` when it is as the server has it since it was selected. */
  children: (article: Article, fresh: boolean) => ReactNode;
}

/**
 * The article that was selected, which its route reads anew from the server. Comes into view, since the list above may
 * be long.
 */
export function SelectedArticle({ id, label, what, skeleton, children }: SelectedArticleProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...articleQuery(id), ...readByRoute });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const gone = data !== undefined && isGone(error);
  // What was on screen before is read again unasked: that it did not come is told in its place only.
  const missing = data === undefined ? error : null;
  useEffect(() => {
    if (missing) tellLoadFailure(missing);
  }, [missing]);
  return (
    <section ref={section} aria-label={label} className="mt-10 min-h-[60dvh] scroll-my-6">
      {error && !gone && (
        <InlineError title="The article could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading>{skeleton}</Loading>}
      {gone ? (
        <Gone article={data} />
      ) : data?.status === 'promoted' ? (
        children(data, !isFetching)
      ) : (
        data && <NotPromoted article={data} what={what} />
      )}
    </section>
  );
}

interface MovedOnProps {
  article: Article;
  /** The revision of the article that something was made from. */
  madeFrom: number;
  /** 'these images were made' */
  what: string;
}

/** Says that the text has been changed since something was made from it, and leads to what has. */
export function MovedOn({ article: { id, revision, textRevision }, madeFrom, what }: MovedOnProps) {
  if (madeFrom >= textRevision) return null;
  return (
    <Bar
      actions={
        <Link
          to="/articles"
          search={{ article: id, view: 'history', rev: revision, against: madeFrom }}
          className="pr-1.5 text-link"
        >
          What changed
        </Link>
      }
    >
      The article has changed since: {what} from revision {madeFrom}, and it’s now at revision {revision}.
    </Bar>
  );
}

/** Stands where images or captions were expected of an article that is a draft. */
function NotPromoted({ article, what }: { article: Article; what: string }) {
  return (
    <p className="border-t border-line-2 py-4 text-ink-2">
      “{article.title}” is a draft. Promote it to get {what}:{' '}
      <Link to="/articles" search={{ article: article.id }} className="text-link">
        open the article
      </Link>
      .
    </p>
  );
}

/** Stands where the article was. To an author who has another persona now, it is as gone as a deleted one. */
function Gone({ article }: { article: Article }) {
  return (
    <p className="border-t border-line-2 py-4 text-ink-2">
      “{article.title}” is no longer available. It was deleted, or you no longer have access to it.
    </p>
  );
}
