import clsx from 'clsx';
import type { ReactNode } from 'react';

export type MarkKind = 'generated' | 'edited' | 'promoted' | 'restored' | 'scheduled' | 'imported';

/** The kinds of marks for who changed a thing. The words are the accessible name of a mark that stands alone. */
const marks: Record<MarkKind, { words: string; drawing: ReactNode }> = {
  generated: { words: 'as generated', drawing: <path d="m7 1.6 5.4 5.4L7 12.4 1.6 7Z" /> },
  edited: {
    words: 'edited by a person',
    drawing: <circle cx="7" cy="7" r="4.2" fill="currentColor" stroke="none" />,
  },
  promoted: {
    words: 'promoted by a person',
    drawing: (
      <>
        <circle cx="7" cy="7" r="5.6" />
        <circle cx="7" cy="7" r="2.8" fill="currentColor" stroke="none" />
      </>
    ),
  },
  restored: { words: 'restored', drawing: <circle cx="7" cy="7" r="5.4" strokeDasharray="2 1.77" /> },
  scheduled: {
    words: 'by the schedule',
    drawing: (
      <>
        <path d="m7 1.6 5.4 5.4L7 12.4 1.6 7Z" />
        <circle cx="7" cy="7" r="1.7" fill="currentColor" stroke="none" />
      </>
    ),
  },
  imported: {
    words: 'from an archive',
    drawing: <path d="M7 1.6v6.2M4.6 5.6 7 8l2.4-2.4M1.8 9.4v3h10.4v-3" />,
  },
};

interface MarkProps {
  kind: MarkKind;
  /** Whether the same words, or words with the same meaning, stand next to the mark. */
  decorative?: boolean;
}

/** One of the provenance marks, 14 px. */
export function Mark({ kind, decorative = false }: MarkProps) {
  return (
    <svg
      viewBox="0 0 14 14"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': marks[kind].words })}
      className={`size-3.5 shrink-0 ${kind === 'promoted' ? 'text-accent' : 'text-ink'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      {marks[kind].drawing}
    </svg>
  );
}

/** A mark with its words, for keys under lists. */
export function MarkWithWords({ kind }: { kind: MarkKind }) {
  return (
    <span className="inline-flex items-baseline gap-2 text-small text-ink-2">
      <span className="translate-y-0.5">
        <Mark kind={kind} decorative />
      </span>
      {marks[kind].words}
    </span>
  );
}

export type ArticleStatus = 'draft' | 'promoted' | 'elsewhere';

const statusInWords: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Draft',
  promoted: 'Promoted',
  elsewhere: 'Elsewhere',
};

interface StatusMarkProps {
  status: ArticleStatus;
  /** Whether it is framed, as in the heads of dialogs. */
  boxed?: boolean;
  /** A mark instead of the status’s own shape, if it says the same and more. */
  mark?: ReactNode;
}

/** Draft, promoted or published elsewhere, shown by shape and word. */
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
      {mark ?? <StatusShape filled={promoted} />}
      {statusInWords[status]}
    </span>
  );
}

/** A ring, or a larger filled one. */
export function StatusShape({ filled }: { filled: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0" fill="none" stroke="currentColor">
      <circle cx="6" cy="6" r={filled ? 5.2 : 4.2} strokeWidth="1.3" />
      {filled && <circle cx="6" cy="6" r="2.6" fill="currentColor" stroke="none" />}
    </svg>
  );
}
