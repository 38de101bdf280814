import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { Idempotent } from '../platform/http/idempotency/idempotency.js';
import { PageQuery } from '../platform/http/input/page.js';
import { Context } from '../platform/http/request/request-context.js';
import { SwitchArticleJob } from './commands/switch-article-job.handler.js';
import { SwitchNotifications } from './commands/switch-notifications.handler.js';
import { TriggerRun } from './commands/trigger-run.handler.js';
import { ScheduledRunList } from './read-models/scheduled-runs/scheduled-run-list.js';
import { SchedulerOverview } from './read-models/scheduler-overview.js';
import {
  RunsAnswer,
  SchedulerConfigAnswer,
  SchedulerConfigBody,
  SchedulerStatus,
  ToggleAnswer,
  ToggleBody,
  TriggerAnswer,
  TriggerBody,
} from './dto/scheduler.dto.js';

/** The weekly jobs; everything but the list of runs is about the article job. */
@ApiTags('scheduler')
@Roles('admin')
@Controller('api/scheduler')
export class SchedulerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly overview: SchedulerOverview,
    private readonly scheduledRuns: ScheduledRunList,
  ) {}

  @Get('status')
  @Operation('Reads when the weekly jobs run, and with which settings.', { unavailable: ['no-rules-yet'] })
  @Answers(SchedulerStatus)
  status(): Promise<SchedulerStatus> {
    return this.overview.status();
  }

  @Post('toggle')
  @Operation('Switches the weekly article job on or off.', { unavailable: ['no-rules-yet'] })
  @Answers(ToggleAnswer)
  async toggle(@Body() { enabled }: ToggleBody, @Context() context: CommandContext): Promise<ToggleAnswer> {
    await this.commands.execute(new SwitchArticleJob(context, enabled));
    const { nextScheduledRun } = await this.overview.status();
    return { message: `The scheduler is ${enabled ? 'running' : 'paused'}.`, enabled, nextScheduledRun };
  }

  @Post('trigger')
  @Operation('Starts a run of the article job at once.', { conflict: ['run-goes-on'] })
  @Idempotent()
  @Answers(TriggerAnswer, 202)
  async trigger(
    @Body() { customPrompt }: TriggerBody,
    @Context() context: CommandContext,
  ): Promise<TriggerAnswer> {
    const runId = await this.commands.execute(new TriggerRun(context, customPrompt));
    return { message: 'The articles are being generated. You can leave this page.', runId };
  }

  @Patch('config')
  @Operation('Switches notifications of runs on or off.')
  @Answers(SchedulerConfigAnswer)
  async configure(
    @Body() { notifications }: SchedulerConfigBody,
    @Context() context: CommandContext,
  ): Promise<SchedulerConfigAnswer> {
    const switches = await this.commands.execute(new SwitchNotifications(context, notifications));
    return { message: 'Notifications saved.', notifications: switches };
  }

  @Get('runs')
  @Operation('Lists the scheduled runs and their failures, newest first.')
  @Answers(RunsAnswer)
  runs(@Query() page: PageQuery): Promise<RunsAnswer> {
    return this.scheduledRuns.page(page);
  }
}
