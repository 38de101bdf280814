import { useEffect, useRef } from 'react';
import { HistoryEntry, HistoryList } from '@/components/history/history-list';
import { RowLink } from '@/components/ui/row-link';
import type { PersonaChange } from '../api/persona-history';
import { personasRoute } from '../personas-search';
import { tellChange } from './persona-change';

interface TimelineProps {
  id: string;
  changes: readonly PersonaChange[];
  /** The revision that is shown beside it; unset, the list leads to there. */
  selected?: number | undefined;
}

/** Changes of a persona. Beside what a change did, the entry that has the focus is the one that is shown. */
export function Timeline({ id, changes, selected }: TimelineProps) {
  const navigate = personasRoute.useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const beside = selected !== undefined;
  useEffect(() => {
    if (beside) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [beside]);
  return (
    <div ref={list}>
      <HistoryList label="History">
        {changes.map((change) => {
          const { what, touch, note } = tellChange(change);
          const { revision, actor, at } = change;
          const search = { persona: id, view: 'history', rev: revision } as const;
          const show = () => void navigate({ search, replace: true, resetScroll: false });
          return (
            <HistoryEntry
              key={revision}
              touch={touch}
              markedAs={actor.kind === 'system' ? 'by the system' : undefined}
              title={
                <RowLink
                  to="/personas"
                  search={search}
                  replace={beside}
                  resetScroll={false}
                  preload={false}
                  tabIndex={beside && revision !== selected ? -1 : 0}
                  aria-current={beside ? revision === selected : undefined}
                  onFocus={() => beside && revision !== selected && show()}
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
    </div>
  );
}
