/** The dialog that is over everything else; without one the page has the keys. */
export function topmostDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
}
