import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CategorySwatch } from './category-swatch';
import { leaveChip } from './chip-focus';

interface ChipProps {
  children: string;
  /** A category's colour, shown as a swatch. */
  color?: string | undefined;
  icon?: ReactNode;
  /** Shows a × that takes the chip away. */
  onRemove?: () => void;
  /** Leaves the × out of the tab order, where another key does the same. */
  mouseOnly?: boolean;
}

/** A small framed word: a badge, or with `onRemove` a filter or choice that can be taken back. */
export function Chip({ children, color, icon, onRemove, mouseOnly = false }: ChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6.5 max-w-full items-center gap-2 rounded-card border border-line text-small',
        onRemove ? 'bg-sunken pl-2' : 'bg-paper px-2 text-micro font-medium',
      )}
    >
      {icon}
      {color !== undefined && <CategorySwatch color={color} />}
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          tabIndex={mouseOnly ? -1 : undefined}
          aria-label={`Remove ${children}`}
          data-remove={mouseOnly ? undefined : ''}
          onClick={(event) => {
            if (!mouseOnly) leaveChip(event.currentTarget);
            onRemove();
          }}
          className="tint -ml-1 grid size-6 shrink-0 place-items-center rounded-card text-ink-3 hover:text-ink"
        >
          <X className="size-3" />
        </button>
      )}
    </span>
  );
}
