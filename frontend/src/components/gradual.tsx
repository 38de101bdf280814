import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';

/** What is drawn in one go: few enough that a key pressed meanwhile is answered at once. */
const weightOfSlice = 600;

interface GradualProps<Item> {
  items: readonly Item[];
  /** How many elements and lines an item has, about. */
  weightOf: (item: Item) => number;
  /** Draws an item; the same function each time. */
  draw: (item: Item, index: number) => ReactNode;
}

/** A list that appears from its beginning on, slice by slice, when it is a long one. */
export function Gradual<Item>({ items, weightOf, draw }: GradualProps<Item>) {
  const slices = useMemo(() => slicesOf(items, weightOf), [items, weightOf]);
  const [progress, setProgress] = useState({ slices, shown: 1 });
  const shown = progress.slices === slices ? progress.shown : 1;
  useEffect(() => {
    if (shown >= slices.length) return undefined;
    const timer = setTimeout(() => setProgress({ slices, shown: shown + 1 }));
    return () => clearTimeout(timer);
  }, [slices, shown]);
  return slices
    .slice(0, shown)
    .map(({ first, items }) => (
      <Slice key={first} first={first} items={items} draw={draw as GradualProps<unknown>['draw']} />
    ));
}

interface Sliced<Item> {
  /** Place of its first item among all. */
  first: number;
  items: readonly Item[];
}

const Slice = memo(({ first, items, draw }: Sliced<unknown> & Pick<GradualProps<unknown>, 'draw'>) =>
  items.map((item, index) => draw(item, first + index)),
);

function slicesOf<Item>(items: readonly Item[], weightOf: (item: Item) => number): Sliced<Item>[] {
  const slices: Sliced<Item>[] = [];
  let from = 0;
  let weight = 0;
  for (const [index, item] of items.entries()) {
    const own = weightOf(item);
    if (index > from && weight + own > weightOfSlice) {
      slices.push({ first: from, items: items.slice(from, index) });
      [from, weight] = [index, 0];
    }
    weight += own;
  }
  return [...slices, { first: from, items: items.slice(from) }];
}
