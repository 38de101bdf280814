import type { Rule } from '../platform/http/input/field-rules.js';

/** A number of zero or more, not necessarily a whole one. */
export const amount: Rule = {
  schema: { type: 'number', minimum: 0 },
  fault: (value) =>
    typeof value === 'number' && value >= 0 && Number.isFinite(value)
      ? undefined
      : 'must be a number from 0 on',
};
