import type { Element, ElementContent } from 'hast';
import { elementOf, elementsIn, isBlankText, isElement } from './elements.js';
import { paragraphItem, webItems, type FlatItem } from './flat-items.js';

/** Lists as HTML means them, of those that word processors write. */
export function wellFormedLists(parent: Element): void {
  // From the outside in: a run is told by what its items still say of themselves.
  parent.children = nestedItems(parent.children);
  for (const child of elementsIn(parent)) wellFormedLists(child);
  if (isList(parent)) parent.children = listsInItems(parent);
  if (parent.tagName === 'li') parent.children = tightItem(parent.children);
}

const isList = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');

/** Google’s lists have the lists within them beside their items, not in them. */
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

/** Editors wrap the line of an item in a paragraph, which would set the whole list wide. */
function tightItem(children: ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => isElement(child) && child.tagName === 'p');
  if (paragraphs.length !== 1) return children;
  return children.flatMap((child) =>
    child === paragraphs[0] && isElement(child) ? child.children : [child],
  );
}

/** Runs of items that only say how deep they are become lists within each other. */
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
