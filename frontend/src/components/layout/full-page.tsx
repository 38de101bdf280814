import type { ReactNode } from 'react';

/** A notice alone on the page, without the sidebar. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center p-4">{children}</main>;
}
