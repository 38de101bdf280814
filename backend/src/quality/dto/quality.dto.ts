import type { Rule } from '../../platform/http/input/field-rules.js';
import {
  Field,
  QueryField,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
  whole,
} from '../../platform/http/input/field.js';

/** A number of zero or more, not necessarily a whole one. */
const amount: Rule = {
  schema: { type: 'number', minimum: 0 },
  fault: (value) =>
    typeof value === 'number' && value >= 0 && Number.isFinite(value)
      ? undefined
      : 'must be a number from 0 on',
};

const count = whole({ min: 0, max: 1_000_000_000 });

export class QualityQuery {
  @QueryField(moment(), {
    optional: true,
    description: 'Drafts from this moment on; 12 weeks before `to` by default.',
  })
  from?: string;

  @QueryField(moment(), { optional: true, description: 'Drafts before this moment; now by default.' })
  to?: string;
}

/** The results of drafts, up to their promotion. A figure is null if there is nothing to count. */
export class DraftFigures {
  @Field(count)
  drafts: number;

  @Field(amount, {
    nullable: true,
    description: 'Share of drafts that kept every rule at the first try, 0 to 1.',
  })
  firstTry: number | null;

  @Field(amount, { nullable: true, description: 'Rounds of revision a draft, before a person saw it.' })
  rounds: number | null;

  @Field(count, { description: 'How many of the drafts were promoted.' })
  promoted: number;

  @Field(amount, {
    nullable: true,
    description: 'Words that people added and removed before the first promotion, on average.',
  })
  wordsChanged: number | null;

  @Field(amount, { nullable: true, description: 'Minutes from draft to first promotion: the median.' })
  minutesToPromotion: number | null;
}

export class PersonaFigures extends DraftFigures {
  @Field(text())
  personaId: string;

  @Field(text(), { description: 'The name, as of the latest draft.' })
  persona: string;
}

/** How often people found a rule wrong. */
export class RuleFigures {
  @Field(text(), { description: 'Id of the check.' })
  rule: string;

  @Field(text())
  name: string;

  @Field(count, { description: 'Drafts in which a finding was dismissed.' })
  dismissed: number;

  @Field(count, { description: 'Drafts that were promoted in spite of a finding.' })
  overridden: number;

  @Field(amount, { description: 'Share of all drafts in which one or the other happened, 0 to 1.' })
  share: number;

  @Field(flag(), { description: 'The share is above 0.2: the rule is wrong rather than the drafts.' })
  tooOften: boolean;
}

const keptTokens =
  'Those of the input that the provider had kept from an earlier call; 0 where it doesn’t say, null when it reports no counts.';

/** The average use of a model for an article in one week. */
export class UsageFigures {
  @Field(moment(), { description: 'Monday 00:00 in the schedule’s time zone, with its offset.' })
  weekStart: string;

  @Field(text())
  model: string;

  @Field(text(), { description: '`openai` or `demo`.' })
  provider: string;

  @Field(count)
  articles: number;

  @Field(amount, {
    nullable: true,
    description:
      'Per article, its share of a batch’s plan included; null when the provider reports no counts.',
  })
  inputTokens: number | null;

  @Field(amount, { nullable: true, description: 'Likewise.' })
  outputTokens: number | null;

  @Field(amount, { nullable: true, description: keptTokens })
  cachedTokens: number | null;

  @Field(amount, {
    nullable: true,
    description: 'Dollars per article, by `AI_PRICES`; null when the model has no price there.',
  })
  cost: number | null;
}

/** The purposes that models are called for. */
const purposes = ['article', 'plan', 'unfinished', 'proposal', 'captions', 'ideas'] as const;

/** The usable answers of a model, counted by their purpose. */
export class CallFigures {
  @Field(oneOf(purposes), {
    description: '`unfinished`: articles that failed, were cancelled, or are still being written.',
  })
  purpose: (typeof purposes)[number];

  @Field(text())
  model: string;

  @Field(text(), { description: '`openai` or `demo`.' })
  provider: string;

  @Field(count, { description: 'Answers on record; an answer with its repairs is one.' })
  calls: number;

  @Field(amount, { nullable: true, description: 'In all; null when the provider reports no counts.' })
  inputTokens: number | null;

  @Field(amount, { nullable: true, description: 'Likewise.' })
  outputTokens: number | null;

  @Field(amount, { nullable: true, description: keptTokens })
  cachedTokens: number | null;

  @Field(amount, { nullable: true, description: 'Dollars in all; null when the model has no price.' })
  cost: number | null;
}

export class CaptionFigures {
  @Field(count, { description: 'Captions of the first sets of the drafts.' })
  written: number;

  @Field(count, { description: 'Those of them that nobody had written anew.' })
  unchanged: number;
}

export class Quality {
  @Field(moment())
  from: string;

  @Field(moment())
  to: string;

  @Field(nested(DraftFigures))
  all: DraftFigures;

  @Field(listOf(PersonaFigures), { description: 'Those with the most drafts first, at most 100.' })
  personas: PersonaFigures[];

  @Field(listOf(RuleFigures), {
    description: 'Rules that were dismissed or overridden, the most often first.',
  })
  rules: RuleFigures[];

  @Field(listOf(UsageFigures), { description: 'Oldest week first; at most 10 models a week.' })
  usage: UsageFigures[];

  @Field(listOf(CallFigures), {
    description: 'Everything the models were asked for in this time, at most 100 rows.',
  })
  calls: CallFigures[];

  @Field(nested(CaptionFigures))
  captions: CaptionFigures;
}
