import type { Element, ElementContent } from 'hast';
import {
  allWithin,
  changeWithin,
  elementOf,
  elementsIn,
  isBlock,
  isElement,
  propertyOf,
  removeWithin,
  stylesOf,
  textOf,
} from './elements.js';
import type { Losses } from './losses.js';

/** Elements of our own, which become references and definitions of footnotes. Their `name` is that of the note. */
export const referenceName = 'footnote-reference';
export const noteName = 'footnote-note';

/** Matches the text of a reference: a number, a letter or a sign, in brackets or not. */
const sign = /^[[(]?(?:\d{1,4}|[a-z]|[ivxlc]{1,7}|[*†‡§¶]{1,4})[\])]?$/i;
/** Matches the text of a link back: the same as of a reference, or an arrow, which may have a number. */
const returnSign = new RegExp(String.raw`^[^\p{L}]{0,6}$|${sign.source}`, 'iu');
/** Matches the id that this desk and GitHub give a note in a page. */
const ownName = /^(?:user-content-)?fn-([\w-]{1,40})$/;
const remark = /^(?:cmnt|_msocom)/;

interface Found {
  readonly reference: Element;
  readonly note: Element;
  readonly target: string;
}

/**
 * Finds notes by what all programs that write them have in common: a short sign links down to a place that links back.
 * The notes are removed from the text; each reference stays as an element of our own.
 * @returns the notes, as elements of our own, in the order of their references
 */
export function takeNotes(body: Element, losses: Losses): Element[] {
  const page = new Page(body);
  const found = page.references();
  const notes = new Map<Element, Element>();
  const used = new Set<string>();
  for (const { reference, note, target } of found) {
    if (remark.test(target)) {
      if (!notes.has(note)) losses.add('comment');
      notes.set(note, elementOf('span', []));
      becomes(reference, 'span');
      continue;
    }
    const made =
      notes.get(note) ?? elementOf(noteName, contentOf(note, page), { name: freeName(target, used) });
    notes.set(note, made);
    becomes(reference, referenceName, { name: propertyOf(made, 'name') });
    plainAround(reference, page);
  }
  removeWithin(body, (element) => notes.has(element));
  removeEmptied(body);
  if (notes.size > 0) removeEndLine(body);
  for (const part of [body, ...notes.values()]) unlinkPlaces(part, losses);
  return [...notes.values()].filter(({ tagName }) => tagName === noteName);
}

/** The order, names and parents of the elements of a text. */
class Page {
  readonly links: Element[] = [];
  private readonly parents = new Map<Element, Element>();
  private readonly order = new Map<Element, number>();
  private readonly named = new Map<string, Element>();
  private readonly returns = new Map<Element, ReadonlySet<string>>();

  constructor(private readonly body: Element) {
    for (const child of elementsIn(body)) this.parents.set(child, body);
    for (const element of allWithin(body)) {
      for (const child of elementsIn(element)) this.parents.set(child, element);
      this.order.set(element, this.order.size);
      for (const name of namesOf(element)) if (!this.named.has(name)) this.named.set(name, element);
      if (placeOf(element) !== undefined) this.links.push(element);
    }
  }

  parentOf(element: Element): Element | undefined {
    return this.parents.get(element);
  }

  /**
   * Finds the references to notes. If a note has several references, some pages link back only to the first, so one
   * that is linked back to is enough. Ghost drops the ids that this desk’s links back need; the name of a note is
   * enough then.
   */
  references(): Found[] {
    const candidates = this.links.flatMap((link) => this.candidateOf(link) ?? []);
    const notes = new Set(
      candidates.flatMap((one) => (this.isLedBack(one) || isOwnNote(one) ? one.note : [])),
    );
    return candidates.filter(({ note }) => notes.has(note));
  }

  private candidateOf(link: Element): Found | undefined {
    const target = placeOf(link) ?? '';
    const place = this.named.get(target);
    if (!place || !sign.test(textOf(link).trim()) || !this.isBefore(link, place)) return undefined;
    const note = this.blockOf(place);
    return note && { reference: link, note, target };
  }

  private isLedBack({ reference, note }: Found): boolean {
    const back = this.returnsOf(note);
    return [reference, ...this.closelyAround(reference)].flatMap(namesOf).some((name) => back.has(name));
  }

  /** Whether an element of a note is the sign that links back up to the text. */
  leadsBack(element: Element, note: Element): boolean {
    const place = this.named.get(placeOf(element) ?? '');
    return place !== undefined && this.isBefore(place, note) && returnSign.test(textOf(element).trim());
  }

  private isBefore(one: Element, other: Element): boolean {
    return (this.order.get(one) ?? 0) < (this.order.get(other) ?? 0);
  }

  /** The paragraph, item or box of a note. */
  private blockOf(place: Element): Element | undefined {
    let block: Element | undefined = place;
    while (block && !isBlock(block)) block = this.parents.get(block);
    const box = block && this.parents.get(block);
    const isFirst = box?.children.find(isElement) === block;
    return box &&
      isFirst &&
      box !== this.body &&
      ['div', 'li'].includes(box.tagName) &&
      namesOf(box).length > 0
      ? box
      : block;
  }

  private returnsOf(note: Element): ReadonlySet<string> {
    const known = this.returns.get(note);
    if (known) return known;
    const places = new Set([...allWithin(note)].flatMap((element) => placeOf(element) ?? []));
    this.returns.set(note, places);
    return places;
  }

  private closelyAround(link: Element): Element[] {
    const parent = this.parents.get(link);
    const above = parent && this.parents.get(parent);
    return [parent, above].flatMap((element) =>
      element === undefined || element === this.body || isBlock(element) ? [] : element,
    );
  }
}

const isOwnNote = ({ note, target }: Found): boolean => note.tagName === 'li' && ownName.test(target);

const namesOf = (element: Element): string[] =>
  [propertyOf(element, 'id'), element.tagName === 'a' ? propertyOf(element, 'name') : ''].filter(
    (name) => name !== '',
  );

/** The place on the page that a link leads to. Browsers put the page’s address before it when something is copied. */
function placeOf(element: Element): string | undefined {
  const place = element.tagName === 'a' ? /#(.+)$/.exec(propertyOf(element, 'href'))?.[1] : undefined;
  if (place === undefined) return undefined;
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

function becomes(element: Element, tagName: string, properties: Element['properties'] = {}): void {
  element.tagName = tagName;
  element.properties = properties;
  element.children = [];
}

/** Unwraps a reference that is raised, because every reference is raised. */
function plainAround(reference: Element, page: Page): void {
  const parent = page.parentOf(reference);
  if (parent?.tagName === 'sup' && textOf(parent).trim() === '') parent.tagName = 'span';
}

function freeName(target: string, used: Set<string>): string {
  const own = ownName.exec(target)?.[1];
  let name = own ?? '1';
  for (let number = 1; used.has(name); number += 1) name = String(number);
  used.add(name);
  return name;
}

/** The content of a note, without the signs that link back. */
function contentOf(note: Element, page: Page): ElementContent[] {
  removeWithin(note, (element) => page.leadsBack(element, note));
  return note.tagName === 'p' ? [note] : note.children;
}

const isNotesBox = (element: Element): boolean =>
  /(?:^|\s)footnotes(?:\s|$)/.test(propertyOf(element, 'className')) ||
  propertyOf(element, 'role') === 'doc-endnotes' ||
  stylesOf(element).get('mso-element')?.endsWith('note-list') === true;

/** Removes boxes and lists that contained only notes. */
function removeEmptied(body: Element): void {
  removeWithin(body, (element) => {
    if (element.tagName === 'ol' || element.tagName === 'ul') return elementsIn(element).length === 0;
    return isNotesBox(element) && elementsIn(element).every(isHeadOrLine);
  });
}

/** Removes the line that stood above the notes. */
function removeEndLine(body: Element): void {
  let last = elementsIn(body).at(-1);
  while (last && (last.tagName === 'hr' || (last.tagName === 'div' && textOf(last).trim() === ''))) {
    const end = last;
    body.children = body.children.filter((child) => child !== end);
    last = elementsIn(body).at(-1);
  }
}

const isHeadOrLine = (element: Element): boolean =>
  /^(?:h[1-6]|hr)$/.test(element.tagName) || textOf(element).trim() === '';

const placeOfNote = /^_?(?:user-content-)?(?:(?:sd)?(?:foot|end)note|fn|ftn|edn)/i;

/** Unlinks what leads to a place on its old page, because that place no longer exists. */
const unlinkPlaces = (body: Element, losses: Losses): void =>
  changeWithin(body, (element) => {
    if (element.tagName !== 'a') return [element];
    const place = placeOf(element);
    if (place !== undefined && placeOfNote.test(place) && sign.test(textOf(element).trim())) {
      losses.add('footnote');
      return [];
    }
    const address = propertyOf(element, 'href');
    return /^(?:https?|mailto|tel):/i.test(address.trim()) ? [element] : element.children;
  });
