import { useEffect, useRef } from 'react';
import { HistoryEntry, HistoryList } from '@/components/history/history-list';
import { Button } from '@/components/ui/button';
import { RowLink } from '@/components/ui/row-link';
import type { Article } from '../api/article';
import type { HistoryEvent } from '../api/history';
import { writerOf } from '../dialog/provenance';
import { happeningOf } from './happening';
import { useHistory, useRevision } from './use-history';
import { useShow } from './use-show';

/** All that happened to an article, newest first. The entry that has the focus is the one that is shown. */
export function Timeline({ id }: { id: string }) {
  const { events, shown, more, loadingMore, loadMore } = useHistory(id);
  const { data: article } = useRevision(id, shown);
  const show = useShow();
  const list = useRef<HTMLDivElement>(null);
  const ready = events.length > 0;
  useEffect(() => {
    if (ready) list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus();
  }, [ready]);
  return (
    <div ref={list}>
      <HistoryList label="History">
        {events.map((event) => {
          const { what, touch, note } = happeningOf(event);
          const { revision, at } = event;
          return (
            <HistoryEntry
              key={revision}
              touch={touch}
              title={
                <RowLink
                  to="/articles"
                  search={(search) => ({ ...search, rev: revision, against: undefined })}
                  replace
                  resetScroll={false}
                  preload={false}
                  tabIndex={revision === shown ? 0 : -1}
                  aria-current={revision === shown}
                  onFocus={() => revision !== shown && show({ rev: revision, against: undefined })}
                >
                  {what}
                </RowLink>
              }
              revision={revision}
              who={whoDid(event, article)}
              at={at}
              note={revision === 0 && article ? `As ${article.persona}, for ${article.category}` : note}
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

/** "Demo writer, for Mara Desk". */
function whoDid({ type, actor }: HistoryEvent, article: Article | undefined): string {
  const who = actor.kind === 'scheduler' ? 'the schedule' : actor.name;
  if (type === 'ArticleGenerated') return article ? `${writerOf(article)}, for ${who}` : `For ${who}`;
  return actor.kind === 'scheduler' ? 'The schedule' : who;
}
