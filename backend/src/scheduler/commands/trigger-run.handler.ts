import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { scheduledRunDecider } from '../domain/scheduled-run.decider.js';
import { schedulerDecider } from '../domain/scheduler.decider.js';
import { house } from '../../platform/kernel/house.js';
import { manualRunId } from '../domain/scheduled-run.events.js';

/**
 * Starts a run of the article job by hand, paused or not, and answers its id. A repeated request finds the first one's
 * run.
 */
export class TriggerRun extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly customPrompt: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(TriggerRun)
export class TriggerRunHandler implements ICommandHandler<TriggerRun> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly clock: Clock,
  ) {}

  /** The leader carries the run on from here; the run's claim keeps any other from starting meanwhile. */
  async execute({ context, customPrompt: wished }: TriggerRun): Promise<string> {
    const runId = manualRunId(derivedId(context.commandId, 'run'));
    const customPrompt = wished || null;
    const at = this.clock.now();
    const { revision } = await this.aggregates.load(scheduledRunDecider, runId);
    if (revision === undefined) {
      const claim = { type: 'claim-article-run', runId, customPrompt, at } as const;
      await this.aggregates.handle(schedulerDecider, house, claim, context);
      const order = { type: 'open', job: 'articles', trigger: 'manual', dueAt: at, customPrompt } as const;
      await this.aggregates.handle(scheduledRunDecider, runId, order, context);
    }
    return runId;
  }
}
