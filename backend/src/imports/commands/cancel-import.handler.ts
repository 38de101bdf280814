import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { importDecider } from '../domain/import.decider.js';
import { ImportProcess } from '../work/import-process.js';

/** Stops an import; articles that it has brought by then stay. */
export class CancelImport extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(CancelImport)
export class CancelImportHandler implements ICommandHandler<CancelImport> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly process: ImportProcess,
  ) {}

  async execute({ context, id }: CancelImport): Promise<void> {
    const { state } = await this.aggregates.handle(importDecider, id, { type: 'cancel' }, context);
    await this.process.settle(id, state);
  }
}
