/** What becomes of an item, or what has become of it. */
export const itemStates = [
  'create',
  'update',
  'unchanged',
  'left-out',
  'conflict',
  'created',
  'updated',
  'failed',
] as const;

export type ItemState = (typeof itemStates)[number];
