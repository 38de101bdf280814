/** The states of an item, before and after it is imported. */
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
