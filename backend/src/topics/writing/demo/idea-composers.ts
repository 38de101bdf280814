import type { DemoComposers } from '../../../platform/ai/demo/demo-composers.js';
import { batchSize } from '../idea-faults.js';
import { customIdeaPrompt, weeklyIdeasPrompt } from '../ideas-prompt.js';
import { composeCustom, composeWeek } from './compose-ideas.js';

/** Teaches the demo writer to propose topics. */
export function registerIdeaComposers(composers: DemoComposers): void {
  composers.register(weeklyIdeasPrompt, (inputs) => composeWeek(inputs, batchSize));
  composers.register(customIdeaPrompt, composeCustom);
}
