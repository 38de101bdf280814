import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { importDecider } from '../domain/import.decider.js';
import { ImportFiles } from '../files/import-files.js';
import { ImportList } from '../read-models/import-list.js';
import { ImportProcess } from './import-process.js';

const lookEveryMs = 10_000;
const tidyEveryMs = 3_600_000;
const keptDays = 30;

/** Has the leader continue interrupted imports, and cancel those that nobody has started for 30 days. */
@Injectable()
export class ImportRecovery implements OnApplicationBootstrap {
  constructor(
    private readonly leadership: Leadership,
    private readonly processes: ProcessManager,
    private readonly process: ImportProcess,
    private readonly aggregates: AggregateStore,
    private readonly list: ImportList,
    private readonly files: ImportFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.repeatWhileLeading('imports', lookEveryMs, () => this.processes.takeUp(this.process));
    this.leadership.repeatWhileLeading('forgotten imports', tidyEveryMs, () => this.tidy());
  }

  private async tidy(): Promise<void> {
    await this.files.dropAbandoned();
    for (const id of await this.list.forgotten(keptDays)) {
      const context = internalContext(systemActor);
      const { state } = await this.aggregates.handle(importDecider, id, { type: 'cancel' }, context);
      await this.process.settle(id, state);
    }
  }
}
