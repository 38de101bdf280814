import { drawnText } from '../drawing/drawn-text.js';
import type { Properties } from './entities.js';

/** A page of a long list has hundreds of items; the first tell what it is about. */
const mostItems = 60;

/** The page's microdata, each item as JSON-LD would say it. */
export function microdata(document: Document): Properties[] {
  const items = [...document.querySelectorAll('[itemscope]')].slice(0, mostItems);
  const read = new Map<Element, Record<string, unknown>>(
    items.map((item) => [item, { '@type': typesOf(item), '@id': item.getAttribute('itemid') ?? undefined }]),
  );
  const own: Properties[] = [];
  for (const item of items) {
    const properties = read.get(item) ?? {};
    if (!item.hasAttribute('itemprop')) own.push(properties);
    readWithin(item, properties, read);
  }
  return own;
}

const typesOf = (item: Element): string[] =>
  (item.getAttribute('itemtype') ?? '').split(/\s+/).filter((type) => /\bschema\.org\//i.test(type));

/** Each element belongs to the item nearest to it, so that an item within another is left to its own turn. */
function readWithin(
  element: Element,
  properties: Record<string, unknown>,
  items: ReadonlyMap<Element, Properties>,
): void {
  for (const child of element.children) {
    const value = items.get(child) ?? (child.hasAttribute('itemscope') ? undefined : valueOf(child));
    for (const name of (child.getAttribute('itemprop') ?? '').split(/\s+/)) {
      if (name !== '' && value !== undefined) add(properties, name, value);
    }
    if (!child.hasAttribute('itemscope')) readWithin(child, properties, items);
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
