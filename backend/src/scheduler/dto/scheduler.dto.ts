import { Field, count, flag, listOf, moment, nested, oneOf, text } from '../../platform/http/input/field.js';
import { PageOf } from '../../platform/http/input/page.js';

/** `waiting` is for its turn, or for the next try of a failed task; `missed` means that no server was up in time. */
const runOutcomes = ['running', 'waiting', 'complete', 'partial', 'failed', 'missed'] as const;

export type RunOutcome = (typeof runOutcomes)[number];

export class RunArticle {
  @Field(text())
  id: string;

  @Field(text())
  title: string;

  @Field(text(), {
    description: 'The persona’s name at the time of the run. The category’s name is from that time, too.',
  })
  persona: string;

  @Field(text())
  category: string;
}

/** Something that could not be made, or could not yet while the run is in progress. */
export class RunFailure {
  @Field(text(), {
    nullable: true,
    description: 'The persona’s name at the time of the run; null for ideas, as the category is.',
  })
  persona: string | null;

  @Field(text(), { nullable: true })
  category: string | null;

  @Field(text(), { description: 'Why it failed, as a sentence for people.' })
  reason: string;

  @Field(text(), {
    optional: true,
    description: 'What the provider said, or what was wrong with its answer; shown to administrators only.',
  })
  cause?: string;

  @Field(moment(), { nullable: true, description: 'When it is tried again; null if it will not be.' })
  nextTryAt: string | null;
}

/** The person or schedule that started a run, with the name at that time. */
export class RunStarter {
  @Field(oneOf(['user', 'scheduler', 'system']))
  kind: 'user' | 'scheduler' | 'system';

  @Field(text(), { nullable: true })
  id: string | null;

  @Field(text())
  name: string;
}

export class ScheduledRunItem {
  @Field(text())
  id: string;

  @Field(oneOf(['articles', 'topics']))
  job: 'articles' | 'topics';

  @Field(oneOf(['schedule', 'manual']))
  trigger: 'schedule' | 'manual';

  @Field(text(), { nullable: true })
  customPrompt: string | null;

  @Field(moment(), { description: 'The slot, or the moment at which a person started the run.' })
  dueAt: string;

  @Field(moment(), {
    nullable: true,
    description: 'When the run started; null while it waits, and for a missed run.',
  })
  startedAt: string | null;

  @Field(moment(), { nullable: true })
  finishedAt: string | null;

  @Field(oneOf(runOutcomes))
  outcome: RunOutcome;

  @Field(text(), { nullable: true, description: 'Why nothing could be planned.' })
  reason: string | null;

  @Field(count, { description: 'The number of articles that were requested; 1 for a batch of ideas.' })
  requested: number;

  @Field(listOf(RunArticle), {
    description: 'The articles that were written and not deleted since, with their current titles.',
  })
  articles: RunArticle[];

  @Field(count, { description: 'The number of ideas that the run produced.' })
  ideas: number;

  @Field(listOf(RunFailure))
  failures: RunFailure[];

  @Field(nested(RunStarter))
  by: RunStarter;
}

/** One switch for each channel. */
export class ChannelFlags {
  @Field(flag())
  slack: boolean;

  @Field(flag())
  email: boolean;
}

/** The size of a run by the current rules and the house's personas and categories. */
export class ScheduleConfiguration {
  @Field(count)
  articlesPerWeek: number;

  @Field(count)
  articlesPerPersona: number;

  @Field(count, { description: 'The number of personas that a run writes as.' })
  personas: number;

  @Field(count, { description: 'The number of categories that a run writes for.' })
  categories: number;

  @Field(text(), { description: 'The distribution strategy in the rules document.' })
  distribution: string;
}

export class SchedulerStatus {
  @Field(flag(), { description: 'Whether the article job is on; false while it is paused.' })
  enabled: boolean;

  @Field(text(), {
    description:
      'The article job’s time in words, such as `Every Monday at 9:00 AM`, in the schedule’s time zone.',
  })
  schedule: string;

  @Field(text())
  timezone: string;

  @Field(moment(), {
    nullable: true,
    description: 'The next run of the article job; null while it is paused.',
  })
  nextScheduledRun: string | null;

  @Field(moment(), { description: 'The next run of the ideas job, which can’t be paused.' })
  nextTopicsRun: string;

  @Field(nested(ChannelFlags), {
    description: 'Whether each channel is switched on, even if it isn’t set up.',
  })
  notifications: ChannelFlags;

  @Field(nested(ChannelFlags))
  configured: ChannelFlags;

  @Field(nested(ScheduleConfiguration))
  configuration: ScheduleConfiguration;

  @Field(nested(ScheduledRunItem), { nullable: true, description: 'The last run of the article job.' })
  lastRun: ScheduledRunItem | null;
}

export class ToggleBody {
  @Field(flag())
  enabled: boolean;
}

export class ToggleAnswer {
  @Field(text())
  message: string;

  @Field(flag())
  enabled: boolean;

  @Field(moment(), { nullable: true })
  nextScheduledRun: string | null;
}

export class TriggerBody {
  @Field(text({ max: 4_000, trim: true }), { optional: true })
  customPrompt?: string;
}

export class TriggerAnswer {
  @Field(text())
  message: string;

  @Field(text())
  runId: string;
}

/** A change of the switches; omitted fields stay as they are. */
export class ChannelSwitches {
  @Field(flag(), { optional: true })
  slack?: boolean;

  @Field(flag(), { optional: true })
  email?: boolean;
}

export class SchedulerConfigBody {
  @Field(nested(ChannelSwitches))
  notifications: ChannelSwitches;
}

export class SchedulerConfigAnswer {
  @Field(text())
  message: string;

  @Field(nested(ChannelFlags))
  notifications: ChannelFlags;
}

export class RunsAnswer extends PageOf(ScheduledRunItem, count) {}
