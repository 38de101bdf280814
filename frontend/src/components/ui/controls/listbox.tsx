import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode, KeyboardEvent, Ref } from 'react';
import { CategorySwatch } from '@/components/ui/graphics/category-swatch';
import { Popover } from 'radix-ui';
import { useSelect } from 'downshift';
import { useFieldControl } from './field';
import { typedOption } from './typed-option';

/** The box of a choice in a list where several can be chosen. */
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

/** An option of a select or multi-select; `color` shows a category's swatch. */
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
  /** Elements above the options; a press on them does not close the list. */
  children?: ReactNode;
}

/** The open list. The focus stays on the field above; `aria-activedescendant` names the active option. */
function OpenList({ list, options, selected, multiple = false, children }: ListboxProps) {
  const { ref, ...menu } = list.menuProps;
  return (
    <div ref={ref}>
      {children}
      <ul
        {...menu}
        aria-multiselectable={multiple || undefined}
        className="max-h-[min(18rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1"
      >
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

const leaveIt = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * A list that floats under its field, as wide as the field, without taking the focus from it. The list itself handles a
 * press outside.
 */
export function Listbox({ field, ...open }: ListboxProps & { field: ReactNode }) {
  const { list } = open;
  return (
    <Popover.Root open={list.open} onOpenChange={(next) => !next && list.close()}>
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
          <OpenList {...open} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface ListboxWiring {
  options: readonly Option[];
  /** The chosen option, if only one can be chosen. */
  chosen?: Option | undefined;
  /** Whether the list stays open for more after a choice. */
  many?: boolean;
  /** The accessible name, for when no `Field` gives one. */
  label?: string | undefined;
  onPick: (value: string) => void;
  /** Called for each key before the list handles it. */
  onKey?: (event: KeyboardEvent) => void;
  /** The ref of the field. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const {
  ToggleButtonBlur,
  ToggleButtonKeyDownCharacter,
  ToggleButtonKeyDownEnter,
  ToggleButtonKeyDownSpaceButton,
  ItemClick,
} = useSelect.stateChangeTypes;
const picks: readonly unknown[] = [ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton, ItemClick];

/**
 * A select-only combobox (ARIA Authoring Practices): the focus stays on the field, and the list opens on the chosen
 * option. The keys are Downshift's, except that leaving the field chooses nothing, and that letters find what a search
 * would.
 */
export function useListbox(wiring: ListboxWiring) {
  const { options, chosen, many = false, label, onPick, onKey, ref } = wiring;
  const control = useFieldControl();
  const labels = options.map((option) => option.label);
  const isChosen = ({ value }: Option) => value === chosen?.value;
  const { isOpen, closeMenu, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } =
    useSelect<Option>({
      items: [...options],
      itemToString: (option) => option?.label ?? '',
      itemToKey: (option) => option?.value,
      selectedItem: chosen ?? null,
      ...(!chosen && { defaultHighlightedIndex: 0 }),
      ...(control && { labelId: control.labelId, toggleButtonId: control.id }),
      stateReducer: (state, { type, changes }) => {
        if (type === ToggleButtonBlur) return { ...changes, selectedItem: state.selectedItem };
        if (type === ToggleButtonKeyDownCharacter) {
          const from = state.isOpen ? state.highlightedIndex : options.findIndex(isChosen);
          return { ...changes, highlightedIndex: typedOption(labels, changes.inputValue ?? '', from) };
        }
        return many && picks.includes(type)
          ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
          : changes;
      },
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem.value),
    });
  return {
    open: isOpen,
    close: closeMenu,
    active: highlightedIndex,
    fieldProps: () =>
      getToggleButtonProps({
        ...(ref && { ref }),
        type: 'button' as const,
        'aria-label': label,
        'aria-describedby': control?.['aria-describedby'],
        'aria-invalid': control?.['aria-invalid'],
        onKeyDown: (event: KeyboardEvent) => {
          onKey?.(event);
          // Without this, Escape would also close the dialog around the list.
          if (event.key === 'Escape' && isOpen) event.nativeEvent.stopImmediatePropagation();
          // Without this, Downshift would search the list for the letter of a shortcut.
          const shortcut = event.key.length === 1 && (event.ctrlKey || event.metaKey || event.altKey);
          if (shortcut) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        },
      }),
    // The list is in the page only while it is open, so Downshift's check of its ref would fail.
    menuProps: getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    itemProps: (option: Option, index: number) => getItemProps({ item: option, index }),
  };
}

export type ListboxControl = ReturnType<typeof useListbox>;
