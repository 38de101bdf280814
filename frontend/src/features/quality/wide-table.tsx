import type { ReactNode } from 'react';

/** A table that scrolls by itself where it is wider than the page. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto *:min-w-160">
      {children}
    </div>
  );
}
