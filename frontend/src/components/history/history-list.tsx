import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Mark, type MarkKind } from '@/components/ui/graphics/mark';
import { When } from '@/components/ui/text/when';

/** Who changed a thing and when, newest first, along one line. */
export function HistoryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="relative">
      {children}
    </ol>
  );
}

interface HistoryEntryProps {
  mark: MarkKind;
  /** What happened; a `RowLink` where the entry can be chosen. */
  title: ReactNode;
  revision: number;
  who: string;
  at: string;
  /** One line of consequence. */
  note?: string | undefined;
  selected?: boolean;
}

/** One change in a history. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { mark, title, revision, who, at, note, selected = false } = props;
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
          <span className="min-w-0 font-medium">{title}</span>
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
