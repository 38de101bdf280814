import { HistoryEntry, HistoryList } from '@/components/history/history-list';
import { RowLink } from '@/components/ui/row-link';
import type { PersonaChange } from '../api/persona-history';
import { personasRoute } from '../personas-search';
import { tellChange } from './persona-change';

interface TimelineProps {
  id: string;
  changes: readonly PersonaChange[];
  /** The revision that is shown. */
  selected?: number | undefined;
}

/** Changes of a persona; each leads to what it changed. */
export function Timeline({ id, changes, selected }: TimelineProps) {
  const { view } = personasRoute.useSearch();
  return (
    <HistoryList label="History">
      {changes.map((change) => {
        const { what, touch, note } = tellChange(change);
        const { revision, actor, at } = change;
        return (
          <HistoryEntry
            key={revision}
            touch={touch}
            markedAs={actor.kind === 'system' ? 'by the system' : undefined}
            title={
              <RowLink
                to="/personas"
                search={{ persona: id, view: 'history', rev: revision }}
                replace={view === 'history'}
                resetScroll={false}
                preload={false}
                aria-current={revision === selected}
              >
                {what}
              </RowLink>
            }
            revision={revision}
            who={actor.name}
            at={at}
            note={note}
            selected={revision === selected}
          />
        );
      })}
    </HistoryList>
  );
}
