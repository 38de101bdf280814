import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: string;
  /** Beside the title: a count, or 'oldest first'. */
  note?: ReactNode;
  aside?: ReactNode;
}

/** The head of a section of a page; lists below it begin with their own rule. */
export function SectionHead({ title, note, aside }: SectionHeadProps) {
  return (
    <header className="flex items-baseline justify-between gap-4 pb-3">
      <h2 className="font-serif text-h2 font-medium">
        {title}
        {note !== undefined && (
          <span className="ml-2.5 font-sans text-body font-normal text-ink-3">{note}</span>
        )}
      </h2>
      {aside}
    </header>
  );
}
