import { useEffect, useRef, type ReactNode } from 'react';

interface ProgressCardProps {
  title: string;
  sub: string;
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A card for work that the server does. It scrolls into view when the work begins, because the button may be far below.
 */
export function ProgressCard({ title, sub, aside, children }: ProgressCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={card}
      aria-label={title}
      className="mb-6 scroll-mt-20 rounded-card border border-line-2 bg-sheet p-6 max-md:p-4"
    >
      <header className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 className="font-serif text-h2 font-medium">{title}</h2>
          <p className="mt-1 text-small text-ink-2">{sub}</p>
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** The words for the stages of an article that the server reports. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the writer…',
  started: 'Waiting for the writer…',
  researching: 'Looking things up…',
  writing: 'Writing…',
  checking: 'Checking against the editorial rules…',
  revising: 'Revising what failed the rules…',
  reading: 'Reviewing the draft against its sources…',
  finishing: 'Writing lead, title and summary…',
  written: 'Saving…',
};

/** Returns the words for a stage, or “Writing…” until the server has reported one. */
export function writingStage(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Writing…';
}
