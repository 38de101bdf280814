/** So many batches, or custom ideas, are answered at most; older ones by asking for what was before the last. */
export const longestList = 200;

export interface Counted<Item> {
  /** How many ideas there are in all, not only in this list. */
  readonly total: number;
  readonly items: Item[];
}
