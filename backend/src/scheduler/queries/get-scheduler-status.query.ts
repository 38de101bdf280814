import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/kernel/clock.js';
import { configuredChannels } from '../../platform/config/channels.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { inWords, nextSlot } from '../domain/slots.js';
import { RunPlanner } from '../runs/run-planner.js';
import type { ScheduleConfiguration, SchedulerStatus } from '../scheduler.dto.js';
import { ScheduledRunList } from '../read-models/scheduled-runs/scheduled-run-list.js';
import { SchedulerSettings } from '../read-models/scheduler-settings.js';

/** How the article job stands. */
export class GetSchedulerStatus extends Query<SchedulerStatus> {}

@QueryHandler(GetSchedulerStatus)
export class GetSchedulerStatusHandler implements IQueryHandler<GetSchedulerStatus> {
  constructor(
    private readonly scheduler: SchedulerSettings,
    private readonly runs: ScheduledRunList,
    private readonly planner: RunPlanner,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute(): Promise<SchedulerStatus> {
    const now = this.clock.now();
    const [{ enabled, notifications }, articles, configuration, lastRun] = await Promise.all([
      this.scheduler.current(),
      this.scheduler.timetable('articles'),
      this.configuration(),
      this.runs.lastOfArticles(),
    ]);
    const topics = await this.scheduler.timetable('topics');
    return {
      enabled,
      schedule: inWords(articles),
      timezone: this.settings.scheduleTimezone,
      nextScheduledRun: enabled ? nextSlot(articles, now).dueAt.toISOString() : null,
      nextTopicsRun: nextSlot(topics, now).dueAt.toISOString(),
      notifications,
      configured: configuredChannels(this.settings),
      configuration,
      lastRun: lastRun ?? null,
    };
  }

  private async configuration(): Promise<ScheduleConfiguration> {
    const { schedule, size } = await this.planner.outlook();
    return {
      articlesPerWeek: size.articles,
      articlesPerPersona: schedule.articles_per_persona,
      personas: size.personas,
      categories: size.categories,
      distribution: schedule.distribution_strategy,
    };
  }
}
