import { Field, count, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';
import { described } from '../../platform/http/input/field-rules.js';
import { TokenCount } from '../../platform/ai/text-provenance.dto.js';
import { ReviewClaim } from '../../articles/contract.js';
import type { GenerationStatus, GenerationStep } from '../domain/generation.decider.js';
import { GenerationSourceAnswer, ResearchAnswer } from './research.dto.js';
import { ArticleOutline } from './outline.dto.js';

export type StepName = 'plan' | 'critique' | GenerationStep;
export type StepOutcome = 'done' | 'skipped' | 'not-taken' | 'failed' | 'changed';

const steps = ['research', 'outline', 'draft', 'check', 'review', 'revise', 'finish', 'offer'] as const;

export const stepUnderWay = oneOf([...steps]);

export class UnreadableSource {
  @Field(count, { description: 'The source’s place in the request, counted from 0.' })
  place: number;

  @Field(text())
  url: string;

  @Field(text(), { description: 'Why the source could not be read, as a sentence for people.' })
  reason: string;
}

export class GenerationStepAnswer {
  @Field(oneOf(['plan', ...steps, 'critique']), {
    description: 'The name of the step. Older generations have a `critique` and no `review`.',
  })
  step: StepName;

  @Field(moment(), { description: 'When the step ended.' })
  at: string;

  @Field(count)
  durationMs: number;

  @Field(nested(TokenCount), {
    nullable: true,
    description: 'The tokens of the step’s call; null if there was no call or the provider counts none.',
  })
  tokens: TokenCount | null;

  @Field(text(), { nullable: true })
  model: string | null;

  @Field(text(), { nullable: true })
  promptVersion: string | null;

  @Field(text(), { nullable: true, description: 'The SHA-256 of the prompt, in hex.' })
  promptHash: string | null;

  @Field(oneOf(['done', 'skipped', 'not-taken', 'failed', 'changed']), {
    description:
      'The outcome of the step. `not-taken`: the earlier text stays. `changed`: a person changed the result. `skipped`: there was no need for the step.',
  })
  outcome: StepOutcome;

  @Field(text(), { nullable: true, description: 'A sentence for people about the step.' })
  detail: string | null;

  @Field(text(), {
    optional: true,
    description: 'What the provider said, or what was wrong with its answer; shown to administrators only.',
  })
  cause?: string;
}

/** The model's answer to one question about the text; it is only advice. */
export class CriterionVerdict {
  @Field(text())
  criterion: string;

  @Field(text())
  question: string;

  @Field(flag(), { description: 'Whether the draft meets the criterion.' })
  holds: boolean;

  @Field(text(), {
    description:
      'The passage that the verdict rests on, as it stood in the text; empty if something is missing.',
  })
  quotation: string;

  @Field(text())
  comment: string;
}

/** The opinion of a model about the draft after reading it with its sources. */
export class DraftReview {
  @Field(listOf(ReviewClaim), { description: 'The claims whose quotations and passages were found.' })
  claims: ReviewClaim[];

  @Field(listOf(CriterionVerdict))
  verdicts: CriterionVerdict[];
}

/** The progress or the history of a generation. */
export class GenerationAnswer {
  @Field(text())
  id: string;

  @Field(oneOf(['running', 'waiting-for-outline', 'done', 'failed', 'cancelled']))
  status: GenerationStatus;

  @Field(text(), { nullable: true, description: 'The id of the article; null until there is one.' })
  articleId: string | null;

  @Field(text(), { nullable: true, description: 'The persona’s current name; null for old generations.' })
  persona: string | null;

  @Field(text(), { nullable: true, description: 'The category’s current name; null for old generations.' })
  category: string | null;

  @Field(moment(), {
    nullable: true,
    description: 'When the article was requested; null for old generations.',
  })
  requestedAt: string | null;

  @Field(nested(ArticleOutline), { nullable: true })
  outline: ArticleOutline | null;

  @Field(listOf(GenerationSourceAnswer), {
    description: 'The sources that were given, and those that research found and used.',
  })
  sources: GenerationSourceAnswer[];

  @Field(nested(ResearchAnswer), {
    nullable: true,
    description: 'The research before the outline; null if there was none.',
  })
  research: ResearchAnswer | null;

  @Field(listOf(UnreadableSource), {
    description: 'The sources that were left out because they could not be read.',
  })
  unreadable: UnreadableSource[];

  @Field(listOf(CriterionVerdict), {
    description: 'The model’s verdicts in older generations; empty if the model was not asked.',
  })
  critique: CriterionVerdict[];

  @Field(nested(DraftReview), {
    nullable: true,
    description: 'The review of the draft; null until a model has read it.',
  })
  review: DraftReview | null;

  @Field(listOf(text()), { description: 'The titles that the model proposed at the end, the best first.' })
  titles: string[];

  @Field(listOf(GenerationStepAnswer), { description: 'The steps that have ended, in order.' })
  steps: GenerationStepAnswer[];

  @Field(stepUnderWay, { nullable: true, description: 'The step that is under way; null if none is.' })
  underWay: GenerationStep | null;

  @Field(count, {
    nullable: true,
    description:
      'The number of steps left if each succeeds, including the one under way; null if none is under way.',
  })
  stepsLeft: number | null;

  @Field(count, {
    nullable: true,
    description:
      'The usual duration of all steps in milliseconds, from the articles written last; null once the generation is over, and while there are too few articles.',
  })
  usualDurationMs: number | null;

  @Field(nested(TokenCount), {
    nullable: true,
    description: 'The tokens of all calls; null if the provider counts none.',
  })
  tokens: TokenCount | null;

  @Field(described({ type: 'number' }), {
    nullable: true,
    description: 'The cost in dollars, by the prices in the settings; null if they have none for the model.',
  })
  cost: number | null;

  @Field(text(), { nullable: true, description: 'Why the generation failed, as a sentence.' })
  failure: string | null;
}

export class OneGeneration {
  @Field(nested(GenerationAnswer))
  generation: GenerationAnswer;
}

export class OpenGeneration {
  @Field(text())
  id: string;

  @Field(oneOf(['running', 'waiting-for-outline', 'failed']))
  status: 'running' | 'waiting-for-outline' | 'failed';
}

export class OpenGenerations {
  @Field(listOf(OpenGeneration), { description: 'The generations, newest first, 20 at most.' })
  items: OpenGeneration[];
}
