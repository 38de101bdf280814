import { headingWords, lengthOf, wordsOf, type Block, type Part } from './part.js';

interface Room {
  /** Enough words; nothing more is taken. */
  readonly target: number;
  /** Never passed. */
  readonly most: number;
}

/** As many units of a block, from the first, as there is room for. */
function shortened(block: Block, room: number): Block | undefined {
  for (let count = block.units.length; count > 0; count -= 1) {
    const kept = { ...block, units: block.units.slice(0, count) };
    if (wordsOf(kept) <= room) return kept;
  }
  return undefined;
}

/** The part with the blocks that there is room for, the last perhaps shortened. */
function fitted(part: Part, used: number, { target, most }: Room): Part | undefined {
  const kept: Block[] = [];
  let total = used + headingWords(part);
  for (const block of part.blocks) {
    if (kept.length > 0 && total >= target) break;
    const fitting = shortened(block, most - total);
    if (fitting) kept.push(fitting);
    if (!fitting || fitting.units.length < block.units.length) break;
    total += wordsOf(fitting);
  }
  return kept.length > 0 ? { ...part, blocks: kept } : undefined;
}

/**
 * Takes parts, those of the lowest rank first, until the target is reached, and gives them back in the order in which
 * they came. The result never has more than `most` words; it has fewer than the target when the parts are used up.
 */
export function fit(parts: readonly Part[], room: Room): Part[] {
  const taken = new Map<Part, Part>();
  let used = 0;
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    if (used >= room.target) break;
    const fitting = fitted(part, used, room);
    if (!fitting) continue;
    taken.set(part, fitting);
    used += lengthOf(fitting);
  }
  return parts.flatMap((part) => taken.get(part) ?? []);
}
