import { useRef } from 'react';

/** What opened a dialog: the focused control or, where that was an item of a menu, the menu's own button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * Gives the focus back to what opened a dialog or, when that has gone meanwhile, to the page. Radix does so only for a trigger of its own, and our dialogs open by
 * state. `remember` belongs to `onOpenAutoFocus`, `giveBack` to `onCloseAutoFocus`.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      opener.current = openerOf(document.activeElement);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const there = opener.current?.isConnected ? opener.current : document.querySelector('main');
      there?.focus();
    },
  };
}
