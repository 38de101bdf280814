import { oneLine } from '../../platform/text/one-line.js';
import { holdsMainPart, givenNames } from './main-part.js';

/**
 * Matches the names that pages give to notices of consent. A cookie jar may be a lot, so the word alone is not enough.
 */
const consentNames =
  /cookies?[-_ ]?(?:alert|banner|bar|compliance|consent|container|dialog|info|law|message|modal|notice|overlay|policy|popup|wall|warning)|\bcookies\b|consent[-_]?(?:banner|bar|manager|modal|popup)|\bgdpr\b|onetrust|didomi|usercentrics/i;

const consentWords =
  /\b(?:accept|agree|consent|partners|preferences|reject|akzeptieren|zustimmen|ablehnen|accepter|refuser|accetta|rifiuta|aceptar|rechazar)\b/i;

const consentButton =
  /^(?:accept|agree|allow|i (?:accept|agree)|alle akzeptieren|akzeptieren|zustimmen|tout accepter|accepter|accetta|aceptar)/i;

const bounds = { buttons: 5, outwards: 8 };

const textOf = (node: Node): string => oneLine(node.textContent ?? '');

export const isNamedForConsent = (element: Element): boolean => consentNames.test(givenNames(element));

/** The parts that only ask for a visitor's consent, found by their names, their words or their buttons. */
export function noticesOfConsent(document: Document): Element[] {
  const outermost = [...document.body.children].filter(
    (element) => (isNamedForConsent(element) || asksForConsent(element)) && !holdsMainPart(element),
  );
  const buttons = [...document.querySelectorAll('button, [role="button"]')]
    .filter((button) => consentButton.test(textOf(button)))
    .slice(0, bounds.buttons);
  const within = buttons.flatMap((button) => noticeAround(button) ?? []);
  return [...new Set([...outermost, ...within])];
}

const asksForConsent = (element: Element): boolean => {
  const text = textOf(element);
  return (text.match(/\bcookies\b/gi)?.length ?? 0) > 1 && consentWords.test(text);
};

/** The smallest part around a button that asks for consent. */
function noticeAround(button: Element): Element | undefined {
  let around = button.parentElement;
  for (let step = 0; around && step < bounds.outwards; step += 1, around = around.parentElement) {
    if (asksForConsent(around)) return holdsMainPart(around) ? undefined : around;
  }
  return undefined;
}
