import { HistoryEntry, HistoryList } from '@/components/history/history-list';
import { Button } from '@/components/ui/button';
import { RowLink } from '@/components/ui/row-link';
import { tellChange } from './rules-change';
import { useRulesHistory } from './use-rules-history';

/** All changes of the rules; each leads to what it changed. */
export function Timeline() {
  const { changes = [], shown, more, loadingMore, loadMore } = useRulesHistory();
  return (
    <>
      <HistoryList label="History">
        {changes.map((change) => {
          const { revision, actor, at } = change;
          const { what, touch, note } = tellChange(change);
          return (
            <HistoryEntry
              key={revision}
              touch={touch}
              markedAs={actor.kind === 'system' ? 'by the system' : undefined}
              title={
                <RowLink
                  to="/editorial-rules"
                  search={{ view: 'history', rev: revision }}
                  replace
                  resetScroll={false}
                  preload={false}
                  aria-current={change === shown}
                >
                  {what}
                </RowLink>
              }
              revision={revision}
              who={actor.name}
              at={at}
              note={note}
              selected={change === shown}
            />
          );
        })}
      </HistoryList>
      {more && (
        <Button size="small" className="mt-3 w-full" pending={loadingMore && 'Loading...'} onClick={loadMore}>
          Load more
        </Button>
      )}
    </>
  );
}
