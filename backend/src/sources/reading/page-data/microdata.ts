import { drawnText } from '../drawing/drawn-text.js';
import type { Properties } from './entities.js';

/** The most items that are read. A page with a long list has hundreds, but the first ones show what it is about. */
const mostItems = 60;

/** The most parts that an item may refer to; one with more is made to keep a reader busy. */
const mostParts = 20;

/** The page's microdata, each item in the form of JSON-LD. */
export function microdata(document: Document): Properties[] {
  const items = [...document.querySelectorAll('[itemscope]')].slice(0, mostItems);
  const read = new Map<Element, Record<string, unknown>>(
    items.map((item) => [item, { '@type': typesOf(item), '@id': item.getAttribute('itemid') ?? undefined }]),
  );
  const own: Properties[] = [];
  for (const item of items) {
    const properties = read.get(item) ?? {};
    if (!item.hasAttribute('itemprop')) own.push(properties);
    readEach([...item.children, ...referredTo(item, document)], properties, read);
  }
  return own;
}

const typesOf = (item: Element): string[] =>
  (item.getAttribute('itemtype') ?? '').split(/\s+/).filter((type) => /\bschema\.org\//i.test(type));

/** Parts elsewhere on the page that an item claims as its own. */
function referredTo(item: Element, document: Document): Element[] {
  const ids = (item.getAttribute('itemref') ?? '').split(/\s+/, mostParts);
  return ids.flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])));
}

/**
 * Reads the properties of elements. Each element belongs to the nearest item, so an item within another is read in its
 * own turn.
 */
function readEach(
  elements: Iterable<Element>,
  properties: Record<string, unknown>,
  items: ReadonlyMap<Element, Properties>,
): void {
  for (const child of elements) {
    const value = items.get(child) ?? (child.hasAttribute('itemscope') ? undefined : valueOf(child));
    for (const name of (child.getAttribute('itemprop') ?? '').split(/\s+/)) {
      if (name !== '' && value !== undefined && value !== properties) add(properties, name, value);
    }
    if (!child.hasAttribute('itemscope')) readEach(child.children, properties, items);
  }
}

function add(properties: Record<string, unknown>, name: string, value: unknown): void {
  const before = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (before === undefined) properties[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else properties[name] = [before, value];
}

function valueOf(element: Element): string | undefined {
  if (!element.hasAttribute('itemprop')) return undefined;
  const told = ['content', 'datetime', 'value', 'href', 'src'].map((name) => element.getAttribute(name));
  const isShown = element.nodeName === 'A';
  return (isShown ? told.slice(0, 1) : told).find((value) => value !== null) ?? drawnText(element);
}
