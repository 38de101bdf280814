import type { RulesDocument } from '../../editorial/contract.js';

/** Everything that determines the prompt for ideas. The same inputs give the same prompt. */
export interface IdeaInputs {
  readonly rules: RulesDocument;
  /** The person’s request; null for a free choice. */
  readonly prompt: string | null;
  /** The number that the first of the ideas will have. */
  readonly number: number;
  /** The id of the request; two requests at the same moment may differ in nothing else. */
  readonly occasion: string;
  /** The titles that no idea may repeat, newest first. */
  readonly earlierTitles: readonly string[];
  /** A previous answer that cannot be used unchanged, and the reasons. */
  readonly refused: { readonly titles: readonly string[]; readonly faults: readonly string[] } | null;
}
