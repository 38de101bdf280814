import type { RulesDocument } from '../../editorial/contract.js';

/** Everything that decides what an article is asked to be. The same inputs give the same prompt. */
export interface ArticleInputs {
  readonly persona: {
    readonly name: string;
    readonly aboutMe: string;
    readonly writingStyle: string;
    readonly context: string;
    readonly tonePillars: readonly string[];
    readonly writingAngle: string;
    readonly expertise: string;
  };
  readonly category: { readonly name: string; readonly description: string };
  readonly rules: RulesDocument;
  readonly customPrompt: string | null;
  /** The topic idea that the article is to carry out. */
  readonly idea: {
    readonly title: string;
    readonly angle: string;
    readonly relevance: string;
    readonly sources: readonly string[];
  } | null;
  /** Titles that exist already, newest first; the article takes another subject and another title. */
  readonly recentTitles: readonly string[];
  /**
   * Where the article stands among those of one batch in the same category, counted from 1. Batches are written side
   * by side, so these cannot know each other's titles; the number is what makes each take a subject of its own.
   */
  readonly sibling: { readonly number: number; readonly of: number } | null;
  /** What the plan of its batch gives it to write about; null where there is none. */
  readonly plan: { readonly subject: string; readonly angle: string; readonly title: string } | null;
  /** What the article rests on, as it is cited. */
  readonly sources: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}
