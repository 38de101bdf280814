import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { keyOf, type Change } from './change';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { RowLink } from '@/components/ui/layout/row-link';
import type { ChangePlace, Tell } from './change-words';
import { HistoryEntry, HistoryList } from './history-list';

interface ChangeTimelineProps {
  changes: readonly Change[];
  tell: Tell;
  placeOf: (change: Change) => ChangePlace;
  /** The change that is shown beside it; unset, the list leads to there. */
  selected?: Change | undefined;
}

/** The changes of a history. Beside what a change did, the entry that has the focus is the one that is shown. */
export function ChangeTimeline({ changes, tell, placeOf, selected }: ChangeTimelineProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const beside = selected !== undefined;
  const first = () => (beside ? list.current?.querySelector<HTMLElement>('[tabindex="0"]') : undefined);
  useFocusMove(beside, first, { initially: true });
  return (
    <div ref={list}>
      <HistoryList label="History">
        {changes.map((change) => {
          const { what, mark, note } = tell(change);
          const { revision, actor, at } = change;
          const place = placeOf(change);
          const chosen = change === selected;
          const show = () => void navigate({ ...place, replace: true, resetScroll: false });
          return (
            <HistoryEntry
              key={keyOf(change)}
              mark={mark}
              title={
                <RowLink
                  {...place}
                  replace={beside}
                  resetScroll={false}
                  preload={false}
                  tabIndex={beside && !chosen ? -1 : 0}
                  aria-current={beside ? chosen : undefined}
                  onFocus={() => beside && !chosen && show()}
                >
                  {what}
                </RowLink>
              }
              revision={revision}
              who={actor.name}
              at={at}
              note={note}
              selected={chosen}
            />
          );
        })}
      </HistoryList>
    </div>
  );
}
