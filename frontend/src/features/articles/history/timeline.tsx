import { LoadOlder } from '@/components/history/change-history';
import { HistoryList } from '@/components/history/history-list';
import type { ArticlesSearch } from '../domain/articles-search';
import type { Article, HistoryEvent } from '../api/get-article';
import { writerOf } from '../context/provenance';
import { happeningOf } from './happening';
import { useHistory, useRevision } from './use-history';

/** Lists the events of an article, newest first. The entry that has the focus is shown. */
export function Timeline({ id }: { id: string }) {
  const history = useHistory(id);
  const { events, shown } = history;
  const { data: article } = useRevision(id, shown);
  const entries = events.map((event) => {
    const { revision, at } = event;
    const told = happeningOf(event);
    return {
      ...told,
      key: String(revision),
      place: {
        to: '/articles',
        search: (search: ArticlesSearch) => ({ ...search, rev: revision, against: undefined }),
      } as const,
      revision,
      who: whoDid(event, article),
      at,
      note: event.type === 'ArticleGenerated' ? orderOf(event, article) : told.note,
      selected: revision === shown,
    };
  });
  return (
    <>
      <HistoryList beside entries={entries} />
      <LoadOlder {...history} />
    </>
  );
}

function whoDid({ type, actor }: HistoryEvent, article: Article | undefined): string {
  if (type === 'ArticleGenerated' && article?.provenance) return writerOf(article.provenance);
  return actor.kind === 'scheduler' ? 'The schedule' : actor.name;
}

/** Says for whom an article was made, as in “For Mara Desk, as The Appraiser, on Collectibles”. */
function orderOf({ actor }: HistoryEvent, article: Article | undefined): string | undefined {
  if (!article) return undefined;
  const asker = actor.kind === 'scheduler' ? 'the schedule' : actor.name;
  return `For ${asker}, as ${article.persona}, on ${article.category}`;
}
