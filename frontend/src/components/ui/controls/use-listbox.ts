import { useSelect } from 'downshift';
import type { KeyboardEvent, Ref } from 'react';
import { useFieldControl } from './field';

interface Choice {
  value: string;
  label: string;
}

interface ListboxWiring {
  options: readonly Choice[];
  /** The one that is chosen, where only one can be. */
  chosen?: Choice | undefined;
  /** Picking leaves the list open for more. */
  many?: boolean;
  /** The accessible name where no `Field` gives one. */
  label?: string | undefined;
  onPick: (value: string) => void;
  /** Sees each key before the list does. */
  onKey?: (event: KeyboardEvent) => void;
  /** Of the field. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const { ToggleButtonBlur, ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton, ItemClick } =
  useSelect.stateChangeTypes;
const picks: readonly unknown[] = [ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton, ItemClick];

/**
 * A select-only combobox (ARIA Authoring Practices): focus stays on the field, and the list opens on what is chosen.
 * The keys are Downshift's, except that leaving the field chooses nothing.
 */
export function useListbox(wiring: ListboxWiring) {
  const { options, chosen, many = false, label, onPick, onKey, ref } = wiring;
  const control = useFieldControl();
  const { isOpen, closeMenu, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } =
    useSelect<Choice>({
      items: [...options],
      itemToString: (option) => option?.label ?? '',
      itemToKey: (option) => option?.value,
      selectedItem: chosen ?? null,
      ...(!chosen && { defaultHighlightedIndex: 0 }),
      ...(control && { labelId: control.labelId, toggleButtonId: control.id }),
      stateReducer: (state, { type, changes }) => {
        if (type === ToggleButtonBlur) return { ...changes, selectedItem: state.selectedItem };
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
          // The dialog around the list stays open.
          if (event.key === 'Escape' && isOpen) event.nativeEvent.stopImmediatePropagation();
          // Downshift would take the letter of a shortcut for one that is looked for.
          const shortcut = event.key.length === 1 && (event.ctrlKey || event.metaKey || event.altKey);
          if (shortcut) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        },
      }),
    // The list is there only while it is open.
    menuProps: getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    itemProps: (option: Choice, index: number) => getItemProps({ item: option, index }),
  };
}

export type ListboxControl = ReturnType<typeof useListbox>;
