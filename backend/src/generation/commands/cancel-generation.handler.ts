import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Reader } from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { generationDecider } from '../domain/generation.decider.js';
import { AwaitedGeneration } from '../production/awaited-generation.js';

/** Ends a generation without an article, and aborts a call that is under way. */
export class CancelGeneration extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(CancelGeneration)
export class CancelGenerationHandler implements ICommandHandler<CancelGeneration> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly generations: AwaitedGeneration,
  ) {}

  async execute({ context, asker, id }: CancelGeneration): Promise<void> {
    await this.generations.own(asker, id);
    const command = { type: 'cancel', commandId: context.commandId } as const;
    await this.aggregates.handle(generationDecider, id, command, context);
  }
}
