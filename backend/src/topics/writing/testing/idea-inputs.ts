import { firstRules } from '../../../editorial/contract.js';
import type { IdeaInputs } from '../idea-inputs.js';

/** Returns inputs for ideas, with the fields that a test cares about. */
export function ideaInputs(fields: Partial<IdeaInputs> = {}): IdeaInputs {
  return {
    rules: firstRules,
    prompt: null,
    number: 1,
    occasion: 'occasion',
    earlierTitles: [],
    refused: null,
    ...fields,
  };
}
