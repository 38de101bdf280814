import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A list of two-line entries between hairlines, under a stronger rule. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-t border-line-2">
      {children}
    </ul>
  );
}

interface ItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A link to the thing, in the row's serif. */
  title: ReactNode;
  /** Small facts under the title. Pass them as children of a fragment; they are spaced automatically. */
  meta: ReactNode;
  aside?: ReactNode;
}

export function Item({ title, meta, aside, className, ...rest }: ItemProps) {
  return (
    <li
      {...rest}
      className={clsx(
        'group/row relative flex items-center justify-between gap-4 border-b border-line py-3 transition-colors hover:bg-ink/4',
        className,
      )}
    >
      <div className="min-w-0">
        <p className="font-serif text-row font-medium">{title}</p>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-small text-ink-3">
          {meta}
        </div>
      </div>
      {aside}
    </li>
  );
}
