import { oneLine } from '../../platform/text/one-line.js';
import { drawnText } from './drawn-text.js';
import type { LeftOutKind, LeftOutParts } from './left-out.js';

/** Names that pages give to what asks for a visitor's consent; a cookie jar may be a lot. */
const consentNames =
  /cookies?[-_ ]?(?:alert|banner|bar|compliance|consent|container|dialog|info|law|message|modal|notice|overlay|policy|popup|wall|warning)|\bcookies\b|consent[-_]?(?:banner|bar|manager|modal|popup)|\bgdpr\b|onetrust|didomi|usercentrics/i;

const consentWords = /\b(?:accept|agree|consent|partners|preferences|reject)\b/i;

/** Names that pages give to lists of other things that they have. */
const othersNames =
  /\b(?:related|recommend(?:ed|ations)|more-(?:from|lots)|other-lots|similar-(?:items|lots)|also-like|you-may-(?:also|like)|breadcrumbs?)\b/i;

/** Names of tabs' panels, which pages hide until one is chosen. */
const panelNames = /\b(?:tab-?pane|tab-?panel|tabs?__panel|accordion-(?:body|collapse|content|panel))\b/i;

const aroundNames = new Set(['NAV', 'FOOTER', 'ASIDE']);

const aroundRoles = /^(?:navigation|contentinfo|search)$/;

const undrawn = /display\s*:\s*none|visibility\s*:\s*hidden/i;

const nameOf = (element: Element): string =>
  `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;

const textOf = (node: Node): string => oneLine(node.textContent ?? '');

/** A page's article or lot, whatever else its element is called. */
const holdsMainPart = (element: Element): boolean =>
  /^(?:HTML|BODY|MAIN|ARTICLE)$/.test(element.nodeName) ||
  element.querySelector('main, article, h1') !== null;

/** Leaves out what asks for consent and what tells of other things, and shows the tabs that wait for a choice. */
export function prepare(document: Document, leftOut: LeftOutParts): void {
  const leave = (element: Element, kind: LeftOutKind): void => {
    leftOut.note(kind, drawnText(element));
    element.remove();
  };
  for (const element of document.querySelectorAll('[id], [class], [role]')) {
    const kind = kindOfOther(element);
    if (kind !== undefined && !holdsMainPart(element)) {
      if (element.isConnected) leave(element, kind);
    } else if (isPanel(element)) show(element);
  }
  for (const element of noticesOfConsent(document)) leave(element, 'consent');
}

/** The parts that do nothing but ask for a visitor's consent. */
export const noticesOfConsent = (document: Document): Element[] =>
  [...document.body.children].filter(
    (element) =>
      !holdsMainPart(element) && (consentNames.test(nameOf(element)) || asksForConsent(textOf(element))),
  );

function kindOfOther(element: Element): LeftOutKind | undefined {
  if (consentNames.test(nameOf(element))) return 'consent';
  if (othersNames.test(nameOf(element))) return 'related';
  return /dialog$/.test(element.getAttribute('role') ?? '') ? 'hidden' : undefined;
}

const asksForConsent = (text: string): boolean =>
  (text.match(/\bcookies\b/gi)?.length ?? 0) > 1 && consentWords.test(text);

const isPanel = (element: Element): boolean =>
  element.getAttribute('role') === 'tabpanel' || panelNames.test(nameOf(element));

function show(element: Element): void {
  element.removeAttribute('hidden');
  element.removeAttribute('aria-hidden');
  const style = element.getAttribute('style')?.replace(new RegExp(undrawn, 'gi'), '');
  if (style !== undefined) element.setAttribute('style', style);
}

/** The heading of the page's own part. */
export function mainHeading(document: Document): Element | undefined {
  const [heading, ...more] = document.querySelectorAll('h1');
  return (
    document.querySelector('main h1, article h1') ?? (more.length === 0 ? heading : undefined) ?? undefined
  );
}

/** The part of a page that holds all of its matter. */
export const wholePage = (document: Document): Element => document.querySelector('main') ?? document.body;

/** What surrounds every page of its kind, and what a page does not show; undefined for a part of its matter. */
export function kindOfAround(element: Element): LeftOutKind | undefined {
  if (aroundNames.has(element.nodeName) || aroundRoles.test(element.getAttribute('role') ?? ''))
    return 'around';
  const isHidden = element.hasAttribute('hidden') || undrawn.test(element.getAttribute('style') ?? '');
  return isHidden ? 'hidden' : undefined;
}
