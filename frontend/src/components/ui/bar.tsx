import type { ReactNode } from 'react';

/** A line over the text about something that is not saved or not real yet, with what can be done. */
export function Bar({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div
      data-bar=""
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-warn-line bg-warn-wash py-2 pr-2 pl-3.5 text-small"
    >
      <p className="min-w-0 grow">{children}</p>
      <div className="flex gap-2">{actions}</div>
    </div>
  );
}
