import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Logger } from '@nestjs/common';
import type { Reader } from '../../articles/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { generationDecider } from '../domain/generation.decider.js';
import { AwaitedGeneration } from '../production/awaited-generation.js';

/**
 * Tries a generation again from the step that failed; resolves when that is on record, and it goes on by itself. A
 * repeated request begins no other try.
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
    // Refused at once, or found on record, where going on would wait for what is under way.
    if (generationDecider.decide(command, await this.generations.own(asker, id)).length === 0) {
      await this.aggregates.handle(generationDecider, id, command, context);
      return;
    }
    await new Promise<void>((resolve, reject) => {
      this.generations.goOn(id, retry, command, resolve).then(
        () => resolve(),
        (error: Error) => {
          // What goes wrong after the beginning is on record, or continues by itself.
          if (!(error instanceof DomainError)) this.logger.error(error);
          reject(error);
        },
      );
    });
  }
}
