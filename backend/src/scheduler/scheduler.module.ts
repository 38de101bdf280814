import { Module } from '@nestjs/common';
import { EditorialModule } from '../editorial/editorial.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { PersonasModule } from '../personas/personas.module.js';
import { TopicsModule } from '../topics/topics.module.js';
import { SwitchArticleJobHandler } from './commands/switch-article-job.handler.js';
import { SwitchNotificationsHandler } from './commands/switch-notifications.handler.js';
import { TriggerRunHandler } from './commands/trigger-run.handler.js';
import { ScheduledRunList } from './read-models/scheduled-runs/scheduled-run-list.js';
import { SchedulerOverview } from './read-models/scheduler-overview.js';
import { SchedulerSettings } from './read-models/scheduler-settings.js';
import { RunPlanner } from './planning/run-planner.js';
import { ScheduledRunProcess } from './runs/scheduled-run-process.js';
import { SchedulerController } from './scheduler.controller.js';
import { WeeklyJobs } from './ticking/weekly-jobs.js';

/** The two weekly jobs and their runs. */
@Module({
  imports: [EditorialModule, GenerationModule, PersonasModule, TopicsModule],
  controllers: [SchedulerController],
  providers: [
    SwitchArticleJobHandler,
    SwitchNotificationsHandler,
    TriggerRunHandler,
    SchedulerOverview,
    ScheduledRunList,
    SchedulerSettings,
    RunPlanner,
    ScheduledRunProcess,
    WeeklyJobs,
  ],
  exports: [ScheduledRunList, SchedulerSettings],
})
export class SchedulerModule {}
