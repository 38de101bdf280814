import type { Allowance } from './allowance.js';
import type { Prompt } from './prompt.js';
import type { TextOutcome } from './text-model.js';

/** Where texts come from: the `openai` client or the demo writer. Both stand behind the same limits and checks. */
export interface TextProvider {
  /**
   * Writes one text within the allowance, counting its calls and tokens there. Never throws for what the provider
   * does; ends soon after the allowance's signal fires.
   */
  complete<T>(prompt: Prompt<T>, allowance: Allowance): Promise<TextOutcome<T>>;
}
