import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';
import type { ListboxControl } from './use-listbox';
import { Popover } from 'radix-ui';

/** The box alone, also drawn inside lists of choices. */
function CheckGlyph({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-4 shrink-0 place-items-center rounded-bar border',
        checked ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-raised',
      )}
    >
      {checked && <Check className="size-3" strokeWidth={2.4} />}
    </span>
  );
}

/** A choice of a select or multi-select; `color` shows a category's swatch. */
export interface Option {
  value: string;
  label: string;
  color?: string | undefined;
}

interface ListboxProps {
  list: ListboxControl;
  options: readonly Option[];
  selected: readonly string[];
  multiple?: boolean;
  /** Above the choices, and pressed without closing the list. */
  children?: ReactNode;
}

/** The open list. Focus stays on the field above; the active choice is told by `aria-activedescendant`. */
export function Listbox({ list, options, selected, multiple = false, children }: ListboxProps) {
  const { ref, ...menu } = list.menuProps;
  return (
    <div ref={ref}>
      {children}
      <ul {...menu} aria-multiselectable={multiple || undefined} className="max-h-72 overflow-y-auto p-1">
        {options.map((option, index) => {
          const chosen = selected.includes(option.value);
          return (
            <li
              key={option.value}
              {...list.itemProps(option, index)}
              aria-selected={chosen}
              className={clsx(
                'flex min-h-8.5 items-center gap-2.5 rounded-card px-2.5 py-1.5 max-md:min-h-11 max-md:text-input',
                index === list.active && 'bg-ink/6',
              )}
            >
              {multiple && <CheckGlyph checked={chosen} />}
              {option.color !== undefined && <CategorySwatch color={option.color} />}
              <span className="grow">{option.label}</span>
              {!multiple && chosen && <Check className="text-ink-2" />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ListboxPopoverProps {
  list: ListboxControl;
  /** The field; the list hangs under it, as wide as it is. */
  field: ReactNode;
  children: ReactNode;
}

const leaveIt = (event: { preventDefault: () => void }) => event.preventDefault();

/** Floats a list under its field without taking the focus from it. A press outside is the list's own business. */
export function ListboxPopover({ list, field, children }: ListboxPopoverProps) {
  return (
    <Popover.Root open={list.open} onOpenChange={(open) => !open && list.close()}>
      <Popover.Anchor>{field}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={leaveIt}
          onCloseAutoFocus={leaveIt}
          onMouseDown={leaveIt}
          onInteractOutside={leaveIt}
          className="z-40 w-(--radix-popover-trigger-width) min-w-40 animate-float rounded-control border border-line-2 bg-raised shadow-floating"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
