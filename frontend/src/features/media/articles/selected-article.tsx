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
  /** The accessible name of the section, such as 'Header Images'. */
  label: string;
  /** The plural noun for what a promotion makes possible, such as 'header images'. */
  what: string;
  /** A skeleton in the shape of the content. */
  skeleton: ReactNode;
  /** Renders a promoted article. `fresh` is true if the article was read from the server since it was selected. */
  children: (article: Article, fresh: boolean) => ReactNode;
}

/**
 * Shows the selected article, which its route reads again from the server. It scrolls into view, because the list above
 * may be long.
 */
export function SelectedArticle({ id, label, what, skeleton, children }: SelectedArticleProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...articleQuery(id), ...readByRoute });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const gone = data !== undefined && isGone(error);
  // An article that was already on screen is read again in the background, so a toast tells of a failure only if there
  // is no article to show.
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
  /** The revision of the article that the images or captions were made from. */
  madeFrom: number;
  /** The beginning of the sentence, such as 'these images were made'. */
  what: string;
}

/** Says that the text has changed since something was made from it, and links to the changes. */
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

/** Takes the place of the images or captions of an article that is a draft. */
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

/**
 * Takes the place of an article that is gone. For an author who now has another persona, that is the same as deleted.
 */
function Gone({ article }: { article: Article }) {
  return (
    <p className="border-t border-line-2 py-4 text-ink-2">
      “{article.title}” is no longer available. It was deleted, or you no longer have access to it.
    </p>
  );
}
