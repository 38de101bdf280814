import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/components/browser/document-title';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** The page's actions, at most one of them primary. */
  actions?: ReactNode;
}

/** The title of a page over a double rule. It also names the browser's tab. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <header className="mb-8 border-b border-line-2 pb-0.5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b-2 border-ink pb-4">
        <div className="grow basis-80">
          <h1 className="font-display text-h1">{title}</h1>
          {lead && <p className="mt-1.5 max-w-lead text-lead text-ink-2">{lead}</p>}
        </div>
        {actions !== undefined && (
          <div className="flex max-w-full flex-wrap gap-2 print:hidden">{actions}</div>
        )}
      </div>
    </header>
  );
}

interface SectionHeadProps {
  title: string;
  /** Text beside the title: a count, or 'oldest first'. */
  note?: ReactNode;
  aside?: ReactNode;
}

/** The head of a section of a page. Lists below it begin with their own rule. */
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
