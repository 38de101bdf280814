import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';

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
  id: string;
  labelledBy: string | undefined;
  options: readonly Option[];
  selected: readonly string[];
  active: number;
  multiple?: boolean;
  onActive: (index: number) => void;
  onPick: (index: number) => void;
}

/** The open list. Focus stays on the field above; the active choice is told by `aria-activedescendant`. */
export function Listbox({
  id,
  labelledBy,
  options,
  selected,
  active,
  multiple = false,
  onActive,
  onPick,
}: ListboxProps) {
  const activeItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    activeItem.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      className="max-h-72 overflow-y-auto p-1"
    >
      {options.map((option, index) => {
        const chosen = selected.includes(option.value);
        return (
          <li
            key={option.value}
            id={`${id}-${index}`}
            ref={index === active ? activeItem : undefined}
            role="option"
            aria-selected={chosen}
            onPointerMove={() => onActive(index)}
            onClick={() => onPick(index)}
            className={clsx(
              'flex min-h-8.5 items-center gap-2.5 rounded-card px-2.5 py-1.5 max-md:min-h-11 max-md:text-input',
              index === active && 'bg-ink/6',
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
  );
}
