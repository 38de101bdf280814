import { memo, useEffect, useState, type ReactNode } from 'react';
import { itemsOf, type Slice } from './sliced';

interface GradualProps<Item> {
  slices: readonly Slice<Item>[];
  /** Draws an item. It must be the same function as long as it draws the same. */
  draw: (item: Item, index: number) => ReactNode;
}

/** A list that, when it is long, appears slice by slice from its beginning. */
export function Gradual<Item>({ slices, draw }: GradualProps<Item>) {
  const [progress, setProgress] = useState({ slices, shown: 1 });
  const shown = progress.slices === slices ? progress.shown : 1;
  useEffect(() => {
    if (shown >= slices.length) return undefined;
    const timer = setTimeout(() => setProgress({ slices, shown: shown + 1 }));
    return () => clearTimeout(timer);
  }, [slices, shown]);
  return slices
    .slice(0, shown)
    .map((slice) => <Drawn key={slice.first} slice={slice as Slice<unknown>} draw={draw as Draw} />);
}

type Draw = GradualProps<unknown>['draw'];

const Drawn = memo(({ slice, draw }: { slice: Slice<unknown>; draw: Draw }) =>
  itemsOf(slice).map((item, index) => draw(item, slice.first + index)),
);
