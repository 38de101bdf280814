import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Leadership } from '../../platform/replicas/leadership.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { Generations } from '../pipeline/generation-process.js';
import { BatchProcess } from './batch-process.js';
import { WeeklyQuota } from './weekly-quota.js';

const lookEveryMs = 10_000;

/**
 * Has the leader take over work that a crash or a stop interrupted, at the beginning of its term and every few seconds.
 */
@Injectable()
export class GenerationRecovery implements OnApplicationBootstrap {
  constructor(
    private readonly leadership: Leadership,
    private readonly processes: ProcessManager,
    private readonly batches: BatchProcess,
    private readonly generations: Generations,
    private readonly quota: WeeklyQuota,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.repeatWhileLeading('generation', lookEveryMs, async () => {
      await this.processes.takeUp(this.batches);
      await this.processes.takeUp(this.generations.process({ limitStarts: 'in-slot' }));
      await this.quota.settleAbandoned();
    });
  }
}
