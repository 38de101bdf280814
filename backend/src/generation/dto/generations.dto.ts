import { Field, flag, listOf, moment, nested, oneOf, text, whole } from '../../platform/http/input/field.js';
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

const count = whole({ min: 0, max: 1_000_000_000 });

export class UnreadableSource {
  @Field(count, { description: 'Place in the request, counted from 0.' })
  place: number;

  @Field(text())
  url: string;

  @Field(text(), { description: 'A sentence for the user.' })
  reason: string;
}

export class GenerationStepAnswer {
  @Field(oneOf(['plan', ...steps, 'critique']), {
    description: 'Older ones have a `critique` and no `review`.',
  })
  step: StepName;

  @Field(moment(), { description: 'When it was over.' })
  at: string;

  @Field(count)
  durationMs: number;

  @Field(nested(TokenCount), { nullable: true, description: 'Null without a call, or when nobody counts.' })
  tokens: TokenCount | null;

  @Field(text(), { nullable: true })
  model: string | null;

  @Field(text(), { nullable: true })
  promptVersion: string | null;

  @Field(text(), { nullable: true, description: 'SHA-256 of the prompt, in hex.' })
  promptHash: string | null;

  @Field(oneOf(['done', 'skipped', 'not-taken', 'failed', 'changed']), {
    description:
      '`not-taken`: the text before stands. `changed`: a person changed what came. `skipped`: there was no need.',
  })
  outcome: StepOutcome;

  @Field(text(), { nullable: true, description: 'A sentence for the user.' })
  detail: string | null;

  @Field(text(), {
    optional: true,
    description: 'What the provider said, or what was wrong with its answer; for administrators.',
  })
  cause?: string;
}

/** The model's answer to one question about the text; it is only advice. */
export class CriterionVerdict {
  @Field(text())
  criterion: string;

  @Field(text())
  question: string;

  @Field(flag(), { description: 'The answer is yes.' })
  holds: boolean;

  @Field(text(), {
    description: 'The passage that it rests on, as it stood in the text; empty where something is missing.',
  })
  quotation: string;

  @Field(text())
  comment: string;
}

/** The opinion of a model about the draft after reading it with its sources. */
export class DraftReview {
  @Field(listOf(ReviewClaim), { description: 'Those whose quotations and passages were found.' })
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

  @Field(text(), { nullable: true, description: 'Null until there is an article.' })
  articleId: string | null;

  @Field(text(), { nullable: true, description: 'Name, as it is now; null for old ones.' })
  persona: string | null;

  @Field(text(), { nullable: true, description: 'Name, as it is now; null for old ones.' })
  category: string | null;

  @Field(moment(), { nullable: true, description: 'Null for old ones.' })
  requestedAt: string | null;

  @Field(nested(ArticleOutline), { nullable: true })
  outline: ArticleOutline | null;

  @Field(listOf(GenerationSourceAnswer), {
    description: 'Those that were given, and those that were looked up and are used.',
  })
  sources: GenerationSourceAnswer[];

  @Field(nested(ResearchAnswer), {
    nullable: true,
    description: 'What was looked up before the outline; null when nothing was.',
  })
  research: ResearchAnswer | null;

  @Field(listOf(UnreadableSource), { description: 'Left out, because they could not be read.' })
  unreadable: UnreadableSource[];

  @Field(listOf(CriterionVerdict), { description: 'Of older ones; empty unless the model was asked.' })
  critique: CriterionVerdict[];

  @Field(nested(DraftReview), { nullable: true, description: 'Null until a model has read the draft.' })
  review: DraftReview | null;

  @Field(listOf(text()), { description: 'That the model proposed at the end, the best first.' })
  titles: string[];

  @Field(listOf(GenerationStepAnswer), { description: 'Those that are over, in order.' })
  steps: GenerationStepAnswer[];

  @Field(stepUnderWay, { nullable: true, description: 'The step that is under way; null when none is.' })
  underWay: GenerationStep | null;

  @Field(count, {
    nullable: true,
    description: 'The one under way included, if each of them goes well; null when none is under way.',
  })
  stepsLeft: number | null;

  @Field(count, {
    nullable: true,
    description:
      'What the steps of an article take, by the latest that were written; null once this one is over, and while there are too few.',
  })
  usualDurationMs: number | null;

  @Field(nested(TokenCount), { nullable: true, description: 'Of all calls; null when nobody counts.' })
  tokens: TokenCount | null;

  @Field(described({ type: 'number' }), {
    nullable: true,
    description: 'In dollars, by the prices in the settings; null when the model has none there.',
  })
  cost: number | null;

  @Field(text(), { nullable: true, description: 'Why it failed, in a sentence.' })
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
  @Field(listOf(OpenGeneration), { description: 'The newest first, 20 at most.' })
  items: OpenGeneration[];
}
