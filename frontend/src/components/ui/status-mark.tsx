import clsx from 'clsx';
import type { ReactNode } from 'react';

export type ArticleStatus = 'draft' | 'promoted';

interface StatusMarkProps {
  status: ArticleStatus;
  /** Framed, as in the heads of dialogs. */
  boxed?: boolean;
  /** Stands in place of the status’s own shape, where it tells the same and more. */
  mark?: ReactNode;
}

/** Draft or promoted, told by shape and word. */
export function StatusMark({ status, boxed = false, mark }: StatusMarkProps) {
  const promoted = status === 'promoted';
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 text-small font-medium whitespace-nowrap',
        promoted ? 'text-accent' : 'text-ink-2',
        boxed && 'h-6.5 rounded-card border px-2',
        boxed && (promoted ? 'border-accent-line bg-accent-wash' : 'border-dashed border-line-strong'),
      )}
    >
      {mark ?? <Shape promoted={promoted} />}
      {promoted ? 'Promoted' : 'Draft'}
    </span>
  );
}

function Shape({ promoted }: { promoted: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0" fill="none" stroke="currentColor">
      <circle cx="6" cy="6" r={promoted ? 5.2 : 4.2} strokeWidth="1.3" />
      {promoted && <circle cx="6" cy="6" r="2.6" fill="currentColor" stroke="none" />}
    </svg>
  );
}
