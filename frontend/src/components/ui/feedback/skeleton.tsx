import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One grey bar as a placeholder; set its size with width and height classes. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-skeleton rounded-bar bg-linear-90 from-ink/7 via-ink/14 to-ink/7 bg-size-[200%_100%]',
        className,
      )}
    />
  );
}

const widths = ['w-4/5', 'w-3/5', 'w-11/12', 'w-1/2'];

/** Placeholder rows of a list: a title and a meta line each. */
export function SkeletonRows({ count = 4 }: { count?: number | undefined }) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className="border-b border-line py-3.5">
      <Skeleton className={clsx('h-4', widths[row % widths.length])} />
      <div className="mt-2.5 flex gap-4">
        <Skeleton className="h-2.5 w-24" />
        <Skeleton className="h-2.5 w-20" />
        <Skeleton className="h-2.5 w-16" />
      </div>
    </div>
  ));
}

interface LoadingProps {
  label?: string;
  /** The number of placeholder rows, unless `children` are the placeholder. */
  rows?: number;
  children?: ReactNode;
}

/** A region that is loading. After a moment it shows placeholders; screen readers get words. */
export function Loading({ label = 'Loading...', rows, children }: LoadingProps) {
  return (
    <div aria-busy="true" data-coming="" className="animate-late">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children ?? <SkeletonRows count={rows} />}
    </div>
  );
}

/** Marks a place that is loading and may turn out empty. */
export function MaybeComing() {
  return <span hidden data-coming="" />;
}
