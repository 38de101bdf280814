import clsx from 'clsx';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';

/** The place that chips belong to: a field marked `data-chips`, or else the page with its filters. */
const placeOf = (control: HTMLElement) => control.closest('[data-chips], main');

const fields = ':is([data-chips], [role=search]) :is(input, button)';

function toFields(control: HTMLElement): void {
  placeOf(control)?.querySelector<HTMLElement>(fields)?.focus();
}

/**
 * Moves the focus before a chip is removed: to the next chip, else to the previous one, else to the field of the chips.
 */
function leaveChip(button: HTMLElement): void {
  const chips = [...(placeOf(button)?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const at = chips.indexOf(button);
  const next = chips[at + 1] ?? chips[at - 1];
  if (next) next.focus();
  else toFields(button);
}

/** The click handler of a button that removes all chips, and disappears with them. */
export const clearing = (clear: () => void) => (event: MouseEvent<HTMLElement>) => {
  toFields(event.currentTarget);
  clear();
};

interface ChipProps {
  children: string;
  /** A category's colour, shown as a swatch. */
  color?: string | undefined;
  icon?: ReactNode;
  /** Called to remove the chip; if it is set, the chip shows a ×. */
  onRemove?: () => void;
  /** Whether the × is left out of the tab order, because another key does the same. */
  mouseOnly?: boolean;
}

/** A small framed word: a badge or, with `onRemove`, a filter or choice that can be removed. */
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

/** A button next to the chips of filters, which removes all of them. */
export function ClearAll({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className="text-link min-h-6 text-small" onClick={clearing(onClear)}>
      Clear all
    </button>
  );
}
