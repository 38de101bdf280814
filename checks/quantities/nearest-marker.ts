import type { CitedPassage } from '../text/cited-passages.js';
import type { Range } from '../text/ranges.js';

/** A quantity, or what else is looked up, with the sources that it is looked up in. */
export interface Placed<Each extends Range> {
  readonly quantity: Each;
  readonly ids: readonly string[];
  /** Those of the passage that stand beside other words. */
  readonly others: readonly string[];
}

/** Words further from a marker than this may be of another one. */
const beside = 60;

/**
 * The nearest marker counts for the quantity right before it; any marker of the passage for those that have another
 * quantity in between, or another marker nearer by.
 */
export function ofNearest<Each extends Range>(
  quantities: readonly Each[],
  { start: offset, groups }: CitedPassage,
): Placed<Each>[] {
  const all = [...new Set(groups.flatMap(({ ids }) => ids))];
  let next = 0;
  return quantities.map((quantity, at) => {
    while ((groups[next]?.start ?? Infinity) < offset + quantity.end) next += 1;
    const [before, after, following] = [groups[next - 1], groups[next], quantities[at + 1]];
    const gapBefore = before ? offset + quantity.start - before.end : Infinity;
    const gap = after ? after.start - offset - quantity.end : Infinity;
    const isNext = !following || offset + following.start >= (after?.start ?? 0);
    if (!after || !isNext || gap > beside || gap >= gapBefore) return { quantity, ids: all, others: [] };
    return { quantity, ids: after.ids, others: all.filter((id) => !after.ids.includes(id)) };
  });
}
