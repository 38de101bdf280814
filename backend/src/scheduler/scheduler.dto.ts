import { Field, flag, listOf, moment, nested, text, whole } from '../platform/http/input/field.js';
import { ScheduledRunItem } from './runs.dto.js';

const count = whole({ min: 0, max: 1_000_000 });

/** A switch a channel. */
export class ChannelFlags {
  @Field(flag())
  slack: boolean;

  @Field(flag())
  email: boolean;
}

/** What the rules document and the house as it is now make of a run. */
export class ScheduleConfiguration {
  @Field(count)
  articlesPerWeek: number;

  @Field(count)
  articlesPerPersona: number;

  @Field(count, { description: 'How many personas a run writes as.' })
  personas: number;

  @Field(count, { description: 'How many categories a run writes for.' })
  categories: number;

  @Field(text(), { description: 'The strategy from the rules document.' })
  distribution: string;
}

export class SchedulerStatus {
  @Field(flag(), { description: 'False when the article job is paused.' })
  enabled: boolean;

  @Field(text(), { description: '`Every Monday at 9:00 AM`, in the schedule’s time zone.' })
  schedule: string;

  @Field(text())
  timezone: string;

  @Field(moment(), { nullable: true, description: 'Null while paused.' })
  nextScheduledRun: string | null;

  @Field(moment(), { description: 'Next run of the topic job, which can’t be paused.' })
  nextTopicsRun: string;

  @Field(nested(ChannelFlags), { description: 'Whether each channel is switched on, configured or not.' })
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

/** Omitted fields stay as they are. */
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

export class RunsAnswer {
  @Field(count)
  total: number;

  @Field(listOf(ScheduledRunItem))
  items: ScheduledRunItem[];

  @Field(text(), { nullable: true })
  nextCursor: string | null;
}
