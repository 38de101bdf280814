/** The most elements and lines that are drawn at once: so few that a key pressed meanwhile is answered at once. */
const weightOfSlice = 600;

/**
 * Some items of a long list, as JSON. A thread hands a text over at once, but tens of thousands of objects would hold
 * up the page that receives them.
 */
export interface Slice<Item> {
  /** The index of the slice's first item among all items. */
  first: number;
  items: JsonOf<readonly Item[]>;
}

declare const value: unique symbol;
type JsonOf<Value> = string & { readonly [value]?: Value };

/** @param weightOf roughly how many elements and lines an item has */
export function sliced<Item>(items: readonly Item[], weightOf: (item: Item) => number): Slice<Item>[] {
  const slices: Slice<Item>[] = [];
  let from = 0;
  let weight = 0;
  const endAt = (to: number) => {
    if (to > from) slices.push({ first: from, items: JSON.stringify(items.slice(from, to)) });
    [from, weight] = [to, 0];
  };
  for (const [index, item] of items.entries()) {
    const own = weightOf(item);
    if (weight + own > weightOfSlice) endAt(index);
    weight += own;
  }
  endAt(items.length);
  return slices;
}

export const itemsOf = <Item>({ items }: Slice<Item>) => JSON.parse(items) as readonly Item[];
