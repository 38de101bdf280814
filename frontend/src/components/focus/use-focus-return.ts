import { useLayoutEffect, useRef } from 'react';

/** The opener of a dialog: the focused control or, if that was an item of a menu, the menu's own button. */
function openerOf(active: Element | null): HTMLElement | null {
  if (active === document.body) return null;
  const menu = active?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement ? opener : null;
}

/** The opener of the dialog that is just closing. A dialog that takes its place gives the focus back to it. */
let handedOver: HTMLElement | null = null;

/**
 * Gives the focus back to what opened a dialog or, when that has gone meanwhile, to the dialog under it or the page.
 * Radix does so only for its own triggers, but our dialogs open by state.
 * @returns the handler for `onCloseAutoFocus`
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  // This runs before anything inside, such as a list, can take the focus; Radix asks only when nothing did.
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
    // When several dialogs close together, another may have given it back already.
    else if (document.activeElement === document.body) (dialog ?? document.querySelector('main'))?.focus();
  };
}

/** The dialog that is over everything else; without one the page has the keys. */
export function topmostDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
}
