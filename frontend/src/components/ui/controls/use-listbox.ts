import { useId, useState, type KeyboardEvent } from 'react';
import { actionOf, type ListAction } from './listbox-keys';
import type { Option } from './listbox';
import { useTypeahead } from './use-typeahead';

interface ListboxWiring {
  options: readonly Option[];
  /** Where the list opens. */
  start: number;
  onPick: (index: number) => void;
  onAll?: () => void;
  closesOnPick: boolean;
}

/**
 * The behaviour of a select-only combobox (ARIA Authoring Practices): opens with arrows, Enter, Space or a letter,
 * moves with arrows, Home, End and letters, picks with Enter or Space, closes with Escape or Tab.
 */
export function useListbox({ options, start, onPick, onAll, closesOnPick }: ListboxWiring) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typeahead = useTypeahead(options);
  const show = (shown: boolean) => {
    if (shown) setActive(Math.max(start, 0));
    setOpen(shown);
  };
  const pick = (index: number) => {
    onPick(index);
    if (closesOnPick) setOpen(false);
  };
  const act = (action: ListAction, event: KeyboardEvent) => {
    if (!open && action.kind !== 'close') show(true);
    if (action.kind === 'type') setActive(typeahead(action.letter, event.timeStamp, open ? active : start));
    if (!open) return;
    // The dialog around the list stays open.
    if (event.key === 'Escape') event.nativeEvent.stopImmediatePropagation();
    if (action.kind === 'move') setActive(action.to);
    if (action.kind === 'pick') pick(active);
    if (action.kind === 'close') setOpen(false);
    if (action.kind === 'all') onAll?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event, active, options.length);
    if (!action || options.length === 0) return;
    if (action.kind !== 'close') event.preventDefault();
    act(action, event);
  };
  /** What tells readers that the field is a combobox. */
  const attributes = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': open ? `${id}-${active}` : undefined,
  } as const;
  return { id, open, active, setActive, show, pick, onKeyDown, attributes };
}
