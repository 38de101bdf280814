import type { ReactNode } from 'react';

export type Touch = 'generated' | 'edited' | 'promoted' | 'restored' | 'scheduled';

/** Who touched a thing. The words are the accessible name wherever the mark stands alone. */
const touches: Record<Touch, { words: string; drawing: ReactNode }> = {
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
};

interface MarkProps {
  touch: Touch;
  /** The accessible name, if another than the usual words; null where the words stand beside the mark. */
  label?: string | null;
}

/** One of the five provenance marks, 14 px. */
export function Mark({ touch, label = touches[touch].words }: MarkProps) {
  return (
    <svg
      viewBox="0 0 14 14"
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={`size-3.5 shrink-0 ${touch === 'promoted' ? 'text-accent' : 'text-ink'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      {touches[touch].drawing}
    </svg>
  );
}

/** A mark with its words, for keys under lists. */
export function MarkWithWords({ touch }: { touch: Touch }) {
  return (
    <span className="inline-flex items-baseline gap-2 text-small text-ink-2">
      <span className="translate-y-0.5">
        <Mark touch={touch} label={null} />
      </span>
      {touches[touch].words}
    </span>
  );
}
