import { isNamedForConsent, noticesOfConsent } from './consent-notices.js';
import { drawnText } from './drawing/drawn-text.js';
import { isHidden, showPanels } from './hidden-panels.js';
import type { LeftOutKind, LeftOutParts } from './left-out.js';
import { holdsMainPart } from './main-part.js';
import { isNamedForOthers, listsOfOthers } from './other-things.js';

const aroundNames = new Set(['NAV', 'FOOTER', 'ASIDE']);

const aroundRoles = /^(?:navigation|contentinfo|search)$/;

/** Removes notices of consent and lists of other things, and shows the tabs that wait for a choice. */
export function prepare(document: Document, leftOut: LeftOutParts): void {
  const leave = (element: Element, kind: LeftOutKind): void => {
    if (!element.isConnected) return;
    leftOut.note(kind, drawnText(element));
    element.remove();
  };
  for (const element of document.querySelectorAll('[id], [class], [role]')) {
    const kind = kindOfOther(element);
    if (kind !== undefined && !holdsMainPart(element)) leave(element, kind);
  }
  for (const element of noticesOfConsent(document)) leave(element, 'consent');
  for (const element of listsOfOthers(document)) leave(element, 'related');
  showPanels(document);
}

function kindOfOther(element: Element): LeftOutKind | undefined {
  if (isNamedForConsent(element)) return 'consent';
  if (isNamedForOthers(element)) return 'related';
  return /dialog$/.test(element.getAttribute('role') ?? '') ? 'hidden' : undefined;
}

/** The heading of the page's main part. */
export function mainHeading(document: Document): Element | undefined {
  const [heading, ...more] = document.querySelectorAll('h1');
  return (
    document.querySelector('main h1, article h1') ?? (more.length === 0 ? heading : undefined) ?? undefined
  );
}

/** The part of a page with all of its content. */
export const wholePage = (document: Document): Element => document.querySelector('main') ?? document.body;

/** The kind of an element that surrounds the content or is hidden; undefined for a part of the content. */
export function kindOfAround(element: Element): LeftOutKind | undefined {
  const role = element.getAttribute('role') ?? '';
  if (aroundNames.has(element.nodeName) || aroundRoles.test(role)) return 'around';
  return isHidden(element) ? 'hidden' : undefined;
}
