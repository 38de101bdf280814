import type { Element, ElementContent } from 'hast';
import { elementOf, elementsIn, isBlankText, isElement } from './elements.js';
import { paragraphItem, webItems, type FlatItem } from './flat-items.js';

/** Turns lists as word processors write them into lists as HTML defines them. */
export function wellFormedLists(parent: Element): void {
  // This goes from the outside in, because the items’ own attributes tell which of them form a list.
  parent.children = nestedItems(parent.children);
  for (const child of elementsIn(parent)) wellFormedLists(child);
  if (isList(parent)) parent.children = listsInItems(parent);
  if (parent.tagName === 'li') parent.children = tightItem(parent.children);
}

const isList = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');

/** Moves nested lists into their items: Google’s documents have them beside the items. */
function listsInItems(list: Element): ElementContent[] {
  const items: Element[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (isBlankText(child)) continue;
    if (isElement(child) && child.tagName === 'li') items.push({ ...child, children: [...child.children] });
    else if (isList(child) && last) last.children.push(child);
    else items.push(elementOf('li', [child]));
  }
  return items;
}

/** Unwraps the only paragraph of an item. Editors wrap an item’s line in one, which would make the whole list loose. */
function tightItem(children: ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => isElement(child) && child.tagName === 'p');
  if (paragraphs.length !== 1) return children;
  return children.flatMap((child) =>
    child === paragraphs[0] && isElement(child) ? child.children : [child],
  );
}

/** Turns runs of items that only say how deep they are into nested lists. */
function nestedItems(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: FlatItem[] = [];
  const endRun = () => {
    result.push(...listsOf(run));
    run = [];
  };
  for (const child of children) {
    const items = isElement(child) ? (paragraphItem(child) ?? webItems(child)) : undefined;
    if (items) run.push(...items);
    else if (run.length === 0 || !isBlankText(child)) {
      endRun();
      result.push(child);
    }
  }
  endRun();
  return result;
}

function listsOf(items: readonly FlatItem[]): Element[] {
  const lists: Element[] = [];
  const open: { list: Element; item: FlatItem }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    const top = open.at(-1);
    if (top?.item.level === item.level && startsAnew(item, top.item)) open.pop();
    let current = open.at(-1);
    if (current?.item.level !== item.level) {
      const list = elementOf(item.isOrdered ? 'ol' : 'ul', [], item.isOrdered ? { start: item.number } : {});
      const within = current && elementsIn(current.list).at(-1);
      if (within) within.children.push(list);
      else lists.push(list);
      current = { list, item };
      open.push(current);
    }
    current.list.children.push(elementOf('li', item.children));
  }
  return lists;
}

const startsAnew = (item: FlatItem, first: FlatItem): boolean =>
  item.isOrdered !== first.isOrdered || (item.list !== first.list && item.isOrdered && item.number === 1);
