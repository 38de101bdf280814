import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { importDecider } from '../domain/import.decider.js';
import { ImportProcess } from '../work/import-process.js';

/** Starts to bring in the items of a file; the import then continues by itself. */
export class StartImport extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(StartImport)
export class StartImportHandler implements ICommandHandler<StartImport> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly processes: ProcessManager,
    private readonly process: ImportProcess,
  ) {}

  async execute({ context, id }: StartImport): Promise<void> {
    await this.aggregates.handle(importDecider, id, { type: 'start' }, context);
    await this.processes.takeUp(this.process);
  }
}
