import { useRef } from 'react';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { HistoryEntry, HistoryList } from '@/components/history/history-list';
import { Button } from '@/components/ui/controls/button';
import { RowLink } from '@/components/ui/layout/row-link';
import type { Article, HistoryEvent } from '../api/get-article';
import { writerOf } from '../dialog/provenance';
import { happeningOf } from './happening';
import { useHistory, useRevision, useShow } from './use-history';

/** All that happened to an article, newest first. The entry that has the focus is the one that is shown. */
export function Timeline({ id }: { id: string }) {
  const { events, shown, more, loadingMore, loadMore } = useHistory(id);
  const { data: article } = useRevision(id, shown);
  const show = useShow();
  const list = useRef<HTMLDivElement>(null);
  const ready = events.length > 0;
  const first = () =>
    ready ? list.current?.querySelector<HTMLElement>('[data-row-link][tabindex="0"]') : undefined;
  useFocusMove(ready, first, { initially: true });
  return (
    <div ref={list}>
      <HistoryList label="History">
        {events.map((event) => {
          const { what, mark, note } = happeningOf(event);
          const { revision, at } = event;
          return (
            <HistoryEntry
              key={revision}
              mark={mark}
              title={
                <RowLink
                  to="/articles"
                  search={(search) => ({ ...search, rev: revision, against: undefined })}
                  replace
                  resetScroll={false}
                  preload={false}
                  tabIndex={revision === shown ? 0 : -1}
                  onFocus={() => revision !== shown && show({ rev: revision, against: undefined })}
                >
                  {what}
                </RowLink>
              }
              revision={revision}
              who={whoDid(event, article)}
              at={at}
              note={revision === 0 ? orderOf(event, article) : note}
              selected={revision === shown}
            />
          );
        })}
      </HistoryList>
      {more && (
        <Button size="small" className="mt-3 w-full" pending={loadingMore && 'Loading...'} onClick={loadMore}>
          Load more
        </Button>
      )}
    </div>
  );
}

function whoDid({ type, actor }: HistoryEvent, article: Article | undefined): string {
  if (type === 'ArticleGenerated' && article) return writerOf(article);
  return actor.kind === 'scheduler' ? 'The schedule' : actor.name;
}

/** "For Mara Desk, as The Appraiser, on Collectibles". */
function orderOf({ actor }: HistoryEvent, article: Article | undefined): string | undefined {
  if (!article) return undefined;
  const asker = actor.kind === 'scheduler' ? 'the schedule' : actor.name;
  return `For ${asker}, as ${article.persona}, on ${article.category}`;
}
