import type { MouseEvent } from 'react';

/** What chips belong to: a field that is marked `data-chips`, else the page with its filters. */
const placeOf = (control: HTMLElement) => control.closest('[data-chips], main');

const fields = ':is([data-chips], [role=search]) :is(input, button)';

function toFields(control: HTMLElement): void {
  placeOf(control)?.querySelector<HTMLElement>(fields)?.focus();
}

/** Before a chip goes with the focus: on to the next one, else to the one before, else to where chips come from. */
export function leaveChip(button: HTMLElement): void {
  const chips = [...(placeOf(button)?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const at = chips.indexOf(button);
  const next = chips[at + 1] ?? chips[at - 1];
  if (next) next.focus();
  else toFields(button);
}

/** For a button that takes all chips away, and goes with them. */
export const clearing = (clear: () => void) => (event: MouseEvent<HTMLElement>) => {
  toFields(event.currentTarget);
  clear();
};
