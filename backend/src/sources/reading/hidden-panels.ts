import { givenNames } from './main-part.js';

/** Matches the names of tab panels, which pages hide until one is chosen. */
const panelNames =
  /\b(?:tab-?pane|tab-?panel|tabs?__panel|tab-?(?:content-?)?\d{1,2}|accordion-(?:body|collapse|content|panel))\b/i;

const undrawn = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Elements that show another one when they are chosen; `namings` are the attributes that name it. */
const choices = '[role="tab"], summary, button[aria-controls], a[href^="#"], [data-bs-target], [data-target]';
const namings = ['aria-controls', 'data-bs-target', 'data-target', 'href'];
const mostChoices = 300;

export const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || undrawn.test(element.getAttribute('style') ?? '');

/** Shows the tabs and folds that wait for a choice. The surroundings of a page, such as its menus, stay hidden. */
export function showPanels(document: Document): void {
  for (const element of document.querySelectorAll('[id], [class], [role]')) {
    if (element.getAttribute('role') === 'tabpanel' || panelNames.test(givenNames(element))) show(element);
  }
  const hidden = new Map(
    [...document.querySelectorAll('[id][hidden], [id][style]')].map((panel) => [panel.id, panel]),
  );
  for (const choice of [...document.querySelectorAll(choices)].slice(0, mostChoices)) {
    for (const naming of namings) {
      const id = /^#?([\w-]+)$/.exec(choice.getAttribute(naming) ?? '')?.[1];
      const panel = hidden.get(id ?? '');
      if (panel && isHidden(panel) && !isMenu(panel)) show(panel);
    }
  }
}

const isMenu = (panel: Element): boolean =>
  /\b(?:menu|nav|modal|dialog|search|drawer|offcanvas)/i.test(givenNames(panel)) ||
  /^(?:menu|navigation|dialog|search|listbox)$/.test(panel.getAttribute('role') ?? '') ||
  panel.closest('nav, header, footer') !== null ||
  panel.querySelector('nav') !== null;

function show(element: Element): void {
  element.removeAttribute('hidden');
  element.removeAttribute('aria-hidden');
  const style = element.getAttribute('style')?.replace(new RegExp(undrawn, 'gi'), '');
  if (style !== undefined) element.setAttribute('style', style);
}
