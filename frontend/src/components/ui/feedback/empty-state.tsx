import type { ReactNode } from 'react';
import { Rosette } from '@/components/ui/graphics/rosette';

interface EmptyStateProps {
  title: string;
  /** One sentence that says what to do next. */
  children: ReactNode;
  /** One button that leads on. */
  action?: ReactNode;
}

/** Says that there is nothing yet, or nothing that fits the filters. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center rounded-card border border-dashed border-line-2 px-4 py-10 text-center">
      <Rosette size="small" className="size-21 text-ink-off" />
      <p className="mt-4 font-serif text-[1.1875rem]/6.5 font-medium">{title}</p>
      <p className="mt-1 max-w-[38ch] text-small text-balance text-ink-2">{children}</p>
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
