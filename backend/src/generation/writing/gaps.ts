/** A gap that a model left for a person to fill: `[write: what the last three brought]`. */
const gap = /\[write:[^\]\n]{1,500}\]/gi;

/** Whether every gap that a person has to fill is still there, word for word. */
export const keepsGaps = (before: string, after: string): boolean =>
  (before.match(gap) ?? []).every((one) => after.includes(one));
