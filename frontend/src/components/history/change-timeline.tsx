import { keyOf, type Change } from './change';
import type { ChangePlace, Tell } from './change-words';
import { HistoryList } from './history-list';

interface ChangeTimelineProps {
  changes: readonly Change[];
  tell: Tell;
  placeOf: (change: Change) => ChangePlace;
  /** The change that is shown next to it; undefined where the timeline links to the history. */
  selected?: Change | undefined;
}

export function ChangeTimeline({ changes, tell, placeOf, selected }: ChangeTimelineProps) {
  return (
    <HistoryList
      beside={selected !== undefined}
      entries={changes.map((change) => ({
        ...tell(change),
        key: keyOf(change),
        place: placeOf(change),
        revision: change.revision,
        who: change.actor.name,
        at: change.at,
        selected: change === selected,
      }))}
    />
  );
}
