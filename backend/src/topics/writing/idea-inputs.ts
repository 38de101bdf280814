import type { RulesDocument } from '../../editorial/contract.js';

/** Everything that decides what ideas are asked for. The same inputs give the same prompt. */
export interface IdeaInputs {
  readonly rules: RulesDocument;
  /** What a person asked for; null for a free choice. */
  readonly prompt: string | null;
  /** The number that the first of the ideas will have. */
  readonly number: number;
  /** The id of the request; two requests made at the same moment may differ in nothing else. */
  readonly occasion: string;
  /** Titles that no idea may repeat, newest first. */
  readonly earlierTitles: readonly string[];
  /** A first answer that cannot be used as it is, and why. */
  readonly refused: { readonly titles: readonly string[]; readonly faults: readonly string[] } | null;
}
