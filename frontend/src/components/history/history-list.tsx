import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { useRef } from 'react';
import { useFocusMove } from '@/components/focus/use-focus-move';
import { Mark } from '@/components/ui/graphics/mark';
import { RowLink } from '@/components/ui/layout/row-link';
import { When } from '@/components/ui/text/when';
import type { ChangePlace, Told } from './change-words';

interface Entry extends Told {
  key: string;
  /** The page that shows the change. */
  place: ChangePlace;
  revision: number;
  who: string;
  at: string;
  selected: boolean;
}

interface HistoryListProps {
  entries: readonly Entry[];
  /**
   * Whether the list stands next to what the selected entry did. If so, the entry with the focus is the one that is
   * shown.
   */
  beside: boolean;
}

/** A list of who changed a thing and when, newest first, along one line. */
export function HistoryList({ entries, beside }: HistoryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const ready = beside && entries.length > 0;
  const first = () => (ready ? list.current?.querySelector<HTMLElement>('[tabindex="0"]') : undefined);
  useFocusMove(ready, first, { initially: true });
  return (
    <ol ref={list} aria-label="History" className="relative">
      {entries.map(({ key, ...entry }) => (
        <HistoryEntry key={key} entry={entry} beside={beside} />
      ))}
    </ol>
  );
}

function HistoryEntry({ entry, beside }: { entry: Omit<Entry, 'key'>; beside: boolean }) {
  const { mark, what, place, revision, who, at, note, selected } = entry;
  const navigate = useNavigate();
  const show = () => void navigate({ ...place, replace: true, resetScroll: false });
  return (
    <li className="group/entry relative grid grid-cols-[0.875rem_minmax(0,1fr)] gap-x-2.5">
      <span className="relative flex flex-col items-center pt-3">
        <Mark kind={mark} decorative />
        <span
          aria-hidden="true"
          className="-mb-2 w-px grow translate-y-0.5 bg-line-2 group-last/entry:hidden"
        />
      </span>
      <div
        className={clsx(
          'group/row relative rounded-card border px-2.5 py-2',
          selected
            ? 'border-line-2 bg-sheet shadow-[inset_3px_0_var(--accent)]'
            : 'border-transparent hover:bg-ink/4',
        )}
      >
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium">
            <RowLink
              {...place}
              replace={beside}
              resetScroll={false}
              preload={false}
              tabIndex={beside && !selected ? -1 : 0}
              aria-current={beside ? selected : undefined}
              onFocus={() => beside && !selected && show()}
            >
              {what}
            </RowLink>
          </span>
          <span className="text-micro text-ink-3 tabular-nums">r{revision}</span>
        </p>
        <p className="flex items-baseline justify-between gap-3 text-small text-ink-3">
          <span className="min-w-0 truncate">{who}</span>
          <When at={at} />
        </p>
        {note !== undefined && <p className="text-small text-ink-2">{note}</p>}
      </div>
    </li>
  );
}
