import type { Category, RulesDocument } from '../../editorial/contract.js';
import type { Persona } from '../../personas/contract.js';
import type { FoundIdea } from '../../topics/contract.js';
import type { GenerationSource, Plan } from '../domain/generation.events.js';

/** Everything that decides what an article is asked to be. The same inputs give the same prompt. */
export interface ArticleInputs {
  readonly persona: Pick<
    Persona,
    'name' | 'aboutMe' | 'writingStyle' | 'context' | 'writingAngle' | 'expertise'
  > & { readonly tonePillars: readonly string[] };
  readonly category: Pick<Category, 'name' | 'description'>;
  readonly rules: RulesDocument;
  readonly customPrompt: string | null;
  /** The topic idea that the article is to carry out. */
  readonly idea: Omit<FoundIdea, 'id'> | null;
  /** Titles that exist already, newest first; the article takes another subject and another title. */
  readonly recentTitles: readonly string[];
  /**
   * Where the article stands among those of one batch in the same category, counted from 1. Batches are written side
   * by side, so these cannot know each other's titles; the number is what makes each take a subject of its own.
   */
  readonly sibling: { readonly number: number; readonly of: number } | null;
  /** What the plan of its batch gives it to write about; null where there is none. */
  readonly plan: Readonly<Plan> | null;
  /** What the article rests on, as it is cited. */
  readonly sources: readonly Pick<GenerationSource, 'id' | 'title' | 'text'>[];
}
