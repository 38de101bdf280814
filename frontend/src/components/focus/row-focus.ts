import { topmostDialog } from './use-focus-return';

const NEXT = new Set(['j', 'ArrowDown']);
const PREVIOUS = new Set(['k', 'ArrowUp']);

/** The row links of the topmost dialog or, without a dialog, of the page. */
function rowLinks(): HTMLElement[] {
  const scope = topmostDialog() ?? document.querySelector('main');
  return [...(scope?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
}

/**
 * Moves the focus to the next or previous row of the list on screen. Letters also enter a list from outside. Arrows
 * only move within a list, because elsewhere they scroll. Returns whether the key was used.
 */
export function moveInRows(key: string): boolean {
  const step = NEXT.has(key) ? 1 : PREVIOUS.has(key) ? -1 : 0;
  if (step === 0) return false;
  const rows = rowLinks();
  const current = rows.findIndex((row) => row === document.activeElement);
  if (current === -1 && key.startsWith('Arrow')) return false;
  const next = rows[current === -1 ? 0 : current + step];
  next?.focus();
  return next !== undefined;
}
