import { oneLine } from '../../platform/text/one-line.js';
import { holdsMainPart, givenNames } from './main-part.js';

/** Matches the names that pages give to lists of other things that they offer. */
const othersNames =
  /\b(?:related|recommend(?:ed|ations)|more-(?:from|lots)|other-lots|similar-(?:items|lots)|also-like|you-may-(?:also|like)|breadcrumbs?)\b/i;

/** The beginnings of headings for such lists. */
const othersHeading =
  /^(?:more (?:from (?:this|the|our)|in this|lots|stories|like this)\b|(?:other|further|similar|related|recommended) (?:lots|items|articles|stories|products|works|sales|auctions|watches|posts|reading|results)|you (?:may|might) (?:also )?(?:like|be interested)|(?:customers|people) also|recently viewed|read (?:more|next)$|related$|recommended(?: for you)?$|(?:weitere|ähnliche|andere) (?:lose|objekte|artikel|auktionen|produkte)|das könnte (?:sie|ihnen|dich|dir)|vous (?:aimerez|pourriez)|(?:autres|plus de) lots|lots similaires|dans la même vente|à lire aussi|(?:altri|ulteriori) lotti|lotti simili|potrebbe (?:anche )?interessart|otros lotes|lotes similares|también te puede)/i;

const headings = 'h2, h3, h4, h5, h6';
/** The most lists that are looked at. */
const mostLists = 20;

const textOf = (node: Node): string => oneLine(node.textContent ?? '');

export const isNamedForOthers = (element: Element): boolean => othersNames.test(givenNames(element));

/**
 * Lists of other things under a heading that says so: the part that begins with the heading, or else everything after
 * it up to the next heading of its rank.
 */
export function listsOfOthers(document: Document): Element[] {
  return [...document.querySelectorAll(headings)]
    .filter((heading) => othersHeading.test(textOf(heading)))
    .slice(0, mostLists)
    .flatMap((heading) => {
      const part = begunBy(heading);
      return part && !holdsMainPart(part) ? [part] : underneath(heading);
    });
}

/** The section, or the element used as one, that begins with the heading. */
function begunBy(heading: Element): Element | undefined {
  const part = heading.parentElement;
  if (!part || !/^(?:SECTION|DIV|ASIDE)$/.test(part.nodeName) || isAlone(heading, part)) return undefined;
  for (let before = heading.previousSibling; before; before = before.previousSibling) {
    if (textOf(before) !== '') return undefined;
  }
  const isSection = part.nodeName !== 'DIV';
  return isSection || [...part.children].every((child) => child === heading || !endsPart(heading, child))
    ? part
    : undefined;
}

/** The elements under a heading; a heading alone in a wrapper is represented by that. */
function underneath(heading: Element): Element[] {
  let outer = heading;
  while (outer.parentElement && !holdsMainPart(outer.parentElement) && isAlone(outer, outer.parentElement)) {
    outer = outer.parentElement;
  }
  const under = [outer];
  for (let next = outer.nextElementSibling; next; next = next.nextElementSibling) {
    if (endsPart(heading, next) || holdsMainPart(next)) break;
    under.push(next);
  }
  return under;
}

const isAlone = (element: Element, part: Element): boolean => textOf(part) === textOf(element);

/** Whether an element is a heading of the same rank or a higher one, or has one in it. */
function endsPart(heading: Element, element: Element): boolean {
  const ranks = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].filter((rank) => rank <= heading.nodeName);
  return ranks.includes(element.nodeName) || element.querySelector(ranks.join(', ').toLowerCase()) !== null;
}
