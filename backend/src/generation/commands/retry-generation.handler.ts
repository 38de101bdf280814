import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Logger } from '@nestjs/common';
import type { Reader } from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { generationDecider } from '../domain/generation.decider.js';
import { AwaitedGeneration } from '../production/awaited-generation.js';

/**
 * Tries a generation again from the step that failed. It resolves when the retry is on record; the generation then goes
 * on in the background. A repeated request starts no second retry.
 */
export class RetryGeneration extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RetryGeneration)
export class RetryGenerationHandler implements ICommandHandler<RetryGeneration> {
  private readonly logger = new Logger('Generations');

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly generations: AwaitedGeneration,
  ) {}

  async execute(retry: RetryGeneration): Promise<void> {
    const { context, asker, id } = retry;
    const command = { type: 'retry', commandId: context.commandId } as const;
    // A retry that must be refused, or is already recorded, ends here, because going on would first wait for work that
    // is under way.
    if (generationDecider.decide(command, await this.generations.own(asker, id)).length === 0) {
      await this.aggregates.handle(generationDecider, id, command, context);
      return;
    }
    await new Promise<void>((resolve, reject) => {
      this.generations.goOn(id, retry, command, resolve).then(
        () => resolve(),
        (error: Error) => {
          // A failure after the start is already on record, or the recovery continues the work.
          if (!(error instanceof DomainError)) this.logger.error(error);
          reject(error);
        },
      );
    });
  }
}
