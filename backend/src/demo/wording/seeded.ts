import { hash } from 'node:crypto';

/** A generator of numbers from 0 to 1 that look random and are the same for the same seed. */
export type Random = () => number;

/** Makes a generator from any plain value (mulberry32, started from a hash of the value's JSON). */
export function seeded(seed: unknown): Random {
  let state = hash('sha256', JSON.stringify(seed), 'buffer').readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the list in another order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
