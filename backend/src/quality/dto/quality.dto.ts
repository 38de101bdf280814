import type { Rule } from '../../platform/http/input/field-rules.js';
import {
  Field,
  QueryField,
  count,
  flag,
  listOf,
  moment,
  nested,
  oneOf,
  text,
} from '../../platform/http/input/field.js';

/** A number of zero or more, not necessarily a whole one. */
const amount: Rule = {
  schema: { type: 'number', minimum: 0 },
  fault: (value) =>
    typeof value === 'number' && value >= 0 && Number.isFinite(value)
      ? undefined
      : 'must be a number from 0 on',
};

export class QualityQuery {
  @QueryField(moment(), {
    optional: true,
    description: 'The moment from which drafts are counted. Default: 12 weeks before `to`.',
  })
  from?: string;

  @QueryField(moment(), {
    optional: true,
    description: 'The moment before which drafts are counted. Default: now.',
  })
  to?: string;
}

/** The results of drafts, up to their promotion. A figure is null if there is nothing to count. */
export class DraftFigures {
  @Field(count)
  drafts: number;

  @Field(amount, {
    nullable: true,
    description: 'The share of drafts that kept every rule at the first try, from 0 to 1.',
  })
  firstTry: number | null;

  @Field(amount, {
    nullable: true,
    description: 'The average number of revision rounds before a person saw the draft.',
  })
  rounds: number | null;

  @Field(count, { description: 'The number of drafts that were promoted.' })
  promoted: number;

  @Field(amount, {
    nullable: true,
    description: 'The average number of words that people added and removed before the first promotion.',
  })
  wordsChanged: number | null;

  @Field(amount, {
    nullable: true,
    description: 'The median number of minutes from a draft to its first promotion.',
  })
  minutesToPromotion: number | null;
}

export class PersonaFigures extends DraftFigures {
  @Field(text())
  personaId: string;

  @Field(text(), { description: 'The persona’s name in the latest draft.' })
  persona: string;
}

/** How often people found a rule wrong. */
export class RuleFigures {
  @Field(text(), { description: 'The id of the check.' })
  rule: string;

  @Field(text())
  name: string;

  @Field(count, { description: 'The number of drafts in which a finding was dismissed.' })
  dismissed: number;

  @Field(count, { description: 'The number of drafts that were promoted in spite of a finding.' })
  overridden: number;

  @Field(amount, {
    description: 'The share of all drafts in which a finding was dismissed or overridden, from 0 to 1.',
  })
  share: number;

  @Field(flag(), {
    description: 'Whether the share is above 0.2, which means that the rule is wrong rather than the drafts.',
  })
  tooOften: boolean;
}

const keptTokens =
  'The number of input tokens that the provider had kept from an earlier call; 0 if it doesn’t say, null if it reports no counts.';

/** The average use of a model for an article in one week. */
export class UsageFigures {
  @Field(moment(), { description: 'Monday 00:00 in the schedule’s time zone, with its offset.' })
  weekStart: string;

  @Field(text())
  model: string;

  @Field(text(), { description: 'The provider: `openai` or `demo`.' })
  provider: string;

  @Field(count)
  articles: number;

  @Field(amount, {
    nullable: true,
    description:
      'The average number of input tokens per article, including its share of a batch’s plan; null if the provider reports no counts.',
  })
  inputTokens: number | null;

  @Field(amount, {
    nullable: true,
    description:
      'The average number of output tokens per article, including its share of a batch’s plan; null if the provider reports no counts.',
  })
  outputTokens: number | null;

  @Field(amount, { nullable: true, description: keptTokens })
  cachedTokens: number | null;

  @Field(amount, {
    nullable: true,
    description:
      'The average cost per article in dollars, by `AI_PRICES`; null if it has no price for the model.',
  })
  cost: number | null;
}

/** The purposes that models are called for. */
const purposes = ['article', 'plan', 'unfinished', 'proposal', 'captions', 'ideas'] as const;

/** The usable answers of a model, counted by their purpose. */
export class CallFigures {
  @Field(oneOf(purposes), {
    description:
      'The purpose of the calls. `unfinished`: articles that failed, were cancelled, or are still being written.',
  })
  purpose: (typeof purposes)[number];

  @Field(text())
  model: string;

  @Field(text(), { description: 'The provider: `openai` or `demo`.' })
  provider: string;

  @Field(count, { description: 'The number of answers on record; an answer and its repairs count as one.' })
  calls: number;

  @Field(amount, {
    nullable: true,
    description: 'The total number of input tokens; null if the provider reports no counts.',
  })
  inputTokens: number | null;

  @Field(amount, {
    nullable: true,
    description: 'The total number of output tokens; null if the provider reports no counts.',
  })
  outputTokens: number | null;

  @Field(amount, { nullable: true, description: keptTokens })
  cachedTokens: number | null;

  @Field(amount, {
    nullable: true,
    description: 'The total cost in dollars; null if the model has no price.',
  })
  cost: number | null;
}

export class CaptionFigures {
  @Field(count, { description: 'The number of captions in the first sets of the drafts.' })
  written: number;

  @Field(count, { description: 'The number of those captions that nobody had rewritten.' })
  unchanged: number;
}

export class Quality {
  @Field(moment())
  from: string;

  @Field(moment())
  to: string;

  @Field(nested(DraftFigures))
  all: DraftFigures;

  @Field(listOf(PersonaFigures), { description: 'The personas with the most drafts first, at most 100.' })
  personas: PersonaFigures[];

  @Field(listOf(RuleFigures), {
    description: 'The rules that were dismissed or overridden, the most frequent first.',
  })
  rules: RuleFigures[];

  @Field(listOf(UsageFigures), {
    description: 'The usage by week and model, oldest week first, with at most 10 models a week.',
  })
  usage: UsageFigures[];

  @Field(listOf(CallFigures), {
    description: 'All calls to models in this period, in at most 100 rows.',
  })
  calls: CallFigures[];

  @Field(nested(CaptionFigures))
  captions: CaptionFigures;
}
