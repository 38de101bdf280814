import type { Element, ElementContent } from 'hast';
import { allWithin, elementsIn, propertyOf, removeWithin, stylesOf, textOf } from './elements.js';

/** An item that itself says to which list it belongs, and how deep it is. */
export interface FlatItem {
  /** The depth, from 1. */
  readonly level: number;
  readonly list: string;
  readonly isOrdered: boolean;
  /** The number of an item in an ordered list. */
  readonly number: number;
  readonly children: ElementContent[];
}

const deepest = 9;
const levelOf = (written: string | undefined): number =>
  Math.min(deepest, Math.max(1, Number(/\d+/.exec(written ?? '')?.[0] ?? 1)));

/** Matches “1.”, “(a)” and “iv)”. */
const ordinal = /^[([]?(?:(\d{1,9})|([a-z])|[ivxlcdm]{2,8})[.)\]]+$/i;

/** Reads an item of a list from Word, which is a paragraph with its bullet or number before its words. */
export function paragraphItem(element: Element): FlatItem[] | undefined {
  const list = stylesOf(element).get('mso-list');
  const [, id, level] = /^(\S+)\s+level(\d+)/.exec(list ?? '') ?? [];
  if (id === undefined) return undefined;
  const isSign = (part: Element) => stylesOf(part).get('mso-list') === 'ignore';
  const sign = [...allWithin(element)].find(isSign);
  const written = sign ? textOf(sign).replaceAll(/\s/g, '') : '';
  removeWithin(element, isSign);
  const [isOrdinal, digits, letter] = ordinal.exec(written) ?? [];
  const number = digits === undefined ? placeInAlphabet(letter) : Number(digits);
  const isOrdered = isOrdinal !== undefined;
  return [{ level: levelOf(level), list: id, isOrdered, number, children: element.children }];
}

/** The place of a letter in the alphabet. A lone “i” is the first Roman number, not the ninth letter. */
function placeInAlphabet(letter = 'a'): number {
  const small = letter.toLowerCase();
  return small === 'i' ? 1 : small.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** Reads the items of a list from Word on the web, where each item has a list of its own in a box of its own. */
export function webItems(element: Element): FlatItem[] | undefined {
  const isBox = /(?:^|\s)ListContainerWrapper(?:\s|$)/.test(propertyOf(element, 'className'));
  const lists = isBox ? elementsIn(element) : [element];
  const items = lists.flatMap((list) => itemsOfWeb(list));
  return items.length > 0 && items.every((item) => item !== undefined) ? items : undefined;
}

function itemsOfWeb(list: Element): (FlatItem | undefined)[] {
  const isOrdered = list.tagName === 'ol';
  if (!isOrdered && list.tagName !== 'ul') return [undefined];
  const first = Number(propertyOf(list, 'start') || 1);
  return elementsIn(list).map((item, at) => {
    const level = propertyOf(item, 'dataAriaLevel');
    if (item.tagName !== 'li' || level === '') return undefined;
    const id = propertyOf(item, 'dataListid');
    return { level: levelOf(level), list: id, isOrdered, number: first + at, children: item.children };
  });
}
