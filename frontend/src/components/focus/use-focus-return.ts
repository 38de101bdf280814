import { useLayoutEffect, useRef } from 'react';

/** The opener of a dialog: the focused control or, if that was an item of a menu, the menu's own button. */
function openerOf(active: Element | null): HTMLElement | null {
  if (active === document.body) return null;
  const menu = active?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement ? opener : null;
}

/** The opener of the dialog that is just closing. A dialog that replaces it returns the focus to this opener. */
let handedOver: HTMLElement | null = null;

/**
 * Returns the focus to what opened a dialog or, if that is gone, to the dialog under it or the page. Radix does so only
 * for its own triggers, but our dialogs open by state.
 * @returns the handler for `onCloseAutoFocus`
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  // This runs before anything inside, such as a list, can take the focus. Radix asks only when nothing did.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = openerOf(document.activeElement) ?? handedOver;
    handedOver = null;
    return () => {
      handedOver = opener.current;
    };
  }, [open]);
  return (event) => {
    event.preventDefault();
    handedOver = null;
    const dialog = topmostDialog();
    if ((dialog ?? document).contains(opener.current)) opener.current?.focus();
    // When several dialogs close together, another one may already have returned the focus.
    else if (document.activeElement === document.body) (dialog ?? document.querySelector('main'))?.focus();
  };
}

/** Finds the dialog above everything else; undefined without one, when the page has the keys. */
export function topmostDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
}
