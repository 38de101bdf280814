/** What a model left for a person to look up: `[write: what the last three brought]`. */
const gap = /\[write:[^\]\n]{1,500}\]/gi;

/** Whether everything that a person is to look up is still there, word for word. */
export const keepsGaps = (before: string, after: string): boolean =>
  (before.match(gap) ?? []).every((one) => after.includes(one));
