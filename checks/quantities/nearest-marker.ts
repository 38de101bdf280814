import type { CitedPassage } from '../text/cited-passages.js';
import type { Range } from '../text/ranges.js';

/** A quantity, or something else that is looked up, with the sources to look it up in. */
export interface Placed<Each extends Range> {
  readonly quantity: Each;
  readonly ids: readonly string[];
  /** Other sources of the passage, whose markers are next to other words. */
  readonly others: readonly string[];
}

/** The longest distance between a marker and the words that it belongs to; beyond it, it may belong to other ones. */
const beside = 60;

/**
 * Assigns markers to quantities. The nearest marker belongs to the quantity right before it. If another quantity comes
 * in between, or another marker is nearer, the quantity may have any marker of the passage.
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
