import type { ReactNode } from 'react';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  /** Whether the notice is the whole page, so that its heading has level 1. */
  page?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/** A card in place of something else that was expected: no access, no persona, an error. */
export function Notice({ icon, title, page = false, children, actions }: NoticeProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <section className="w-full max-w-110 rounded-card border border-line bg-sheet p-8 max-md:p-6">
      <div className="text-ink-2">{icon}</div>
      <Heading className="mt-3 font-serif text-[1.4375rem]/7.5">{title}</Heading>
      <div className="mt-1.5 text-ink-2">{children}</div>
      {actions !== undefined && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}

/** A line above the text about something that is not saved or not real yet, with the possible actions. */
export function Bar({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div
      data-bar=""
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-warn-line bg-warn-wash py-2 pr-2 pl-3.5 text-small"
    >
      <p className="min-w-0 grow">{children}</p>
      {actions !== undefined && <div className="flex gap-2">{actions}</div>}
    </div>
  );
}

/** A notice alone on the page, without the sidebar. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center p-4">{children}</main>;
}
