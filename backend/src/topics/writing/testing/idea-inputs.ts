import { firstRules } from '../../../editorial/contract.js';
import type { IdeaInputs } from '../idea-inputs.js';

/** What ideas are asked for with, with what a test cares about. */
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
