import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { articleHistoryQuery } from '../api/get-article';
import { articleRevisionQuery } from '../api/get-article-revision';
import { useChanges } from '@/components/history/use-changes';
import { articlesRoute, type ArticlesSearch } from '../domain/articles-search';

/**
 * Gives what the history shows: the revisions that the address names, or else the latest and the one before it.
 * Everything comes from the address and the cache, so head, body and foot of the dialog can each call this hook.
 */
export function useHistory(id: string) {
  const { rev, against, show, as } = articlesRoute.useSearch();
  const { changes: events = [], ...history } = useChanges(articleHistoryQuery(id));
  const latest = events[0]?.revision;
  const shown = rev ?? latest;
  const compared = against ?? (shown === undefined || shown === 0 ? undefined : shown - 1);
  return {
    ...history,
    events,
    latest,
    deleted: events[0]?.type === 'ArticleDeleted',
    shown,
    compared,
    /** Whether the revision is shown alone, without a comparison. */
    stood: show !== undefined || (shown !== undefined && compared === undefined),
    origins: show === 'origins',
    as: as ?? ('prose' as const),
  };
}

/** Reads an article as it stood after a revision. While another revision loads, the previous one stays. */
export function useRevision(id: string, revision: number | undefined) {
  return useQuery({
    ...articleRevisionQuery(id, revision ?? 0),
    select: ({ article }) => article,
    enabled: revision !== undefined,
    placeholderData: keepPreviousData,
  });
}

/**
 * Returns a function that changes what the history shows. It replaces the address, so that looking around adds no
 * entries to the browser's history.
 */
export function useShow(): (what: Pick<ArticlesSearch, 'rev' | 'against' | 'show' | 'as'>) => void {
  const navigate = articlesRoute.useNavigate();
  return (what) =>
    void navigate({ search: (search) => ({ ...search, ...what }), replace: true, resetScroll: false });
}
