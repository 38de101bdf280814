import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { configuredChannels } from '../../platform/config/channels.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { timetableInWords, nextSlot } from '../domain/slots.js';
import { RunPlanner } from '../planning/run-planner.js';
import type { SchedulerStatus } from '../dto/scheduler.dto.js';
import { ScheduledRunList } from './scheduled-runs/scheduled-run-list.js';
import { SchedulerSettings } from './scheduler-settings.js';

/** The state of the article job. */
@Injectable()
export class SchedulerOverview {
  constructor(
    private readonly scheduler: SchedulerSettings,
    private readonly runs: ScheduledRunList,
    private readonly planner: RunPlanner,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async status(): Promise<SchedulerStatus> {
    const now = this.clock.now();
    const [{ enabled, notifications }, articles, topics, { schedule, size }, lastRun] = await Promise.all([
      this.scheduler.current(),
      this.scheduler.timetable('articles'),
      this.scheduler.timetable('topics'),
      this.planner.outlook(),
      this.runs.lastOfArticles(),
    ]);
    return {
      enabled,
      schedule: timetableInWords(articles),
      timezone: this.settings.scheduleTimezone,
      nextScheduledRun: enabled ? nextSlot(articles, now).dueAt.toISOString() : null,
      nextTopicsRun: nextSlot(topics, now).dueAt.toISOString(),
      notifications,
      configured: configuredChannels(this.settings),
      configuration: {
        articlesPerWeek: size.articles,
        articlesPerPersona: schedule.articles_per_persona,
        personas: size.personas,
        categories: size.categories,
        distribution: schedule.distribution_strategy,
      },
      lastRun: lastRun ?? null,
    };
  }
}
