import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { systemActor, type Actor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { WorkLeases } from '../../platform/replicas/work-leases.js';
import { BatchRunner } from './batch-runner.js';
import { WeeklyPlaces, type HeldPlaces } from './weekly-places.js';

interface UnfinishedBatch {
  readonly id: string;
  readonly actor: Actor;
  readonly correlationId: string;
}

const lookEveryMs = 10_000;

/**
 * Takes up what a crash or a stop cut off: when this process becomes the leader, and every few seconds for what
 * was not visible then. The read models only name candidates; what is done about them is decided on the streams.
 */
@Injectable()
export class WorkRecovery implements OnApplicationBootstrap {
  private readonly logger = new Logger('Recovery');

  constructor(
    private readonly dataSource: DataSource,
    private readonly batches: BatchRunner,
    private readonly places: WeeklyPlaces,
    private readonly leases: WorkLeases,
    private readonly leadership: Leadership,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.repeatWhileLeading('recovery', lookEveryMs, () => this.recover());
  }

  private async recover(): Promise<void> {
    for (const batch of await this.unfinishedBatches()) void this.carryOn(batch);
    for (const held of await this.heldPlaces()) await this.settle(held);
  }

  private async carryOn({ id, actor, correlationId }: UnfinishedBatch): Promise<void> {
    const context = internalContext(actor, { commandId: id, correlationId, causationId: id });
    try {
      await this.leases.runIfIdle(id, async (lease) => {
        await this.batches.run(id, lease, context);
      });
    } catch (error) {
      if (!this.leases.stopped.aborted) this.logger.error(error);
    }
  }

  private async settle(held: HeldPlaces): Promise<void> {
    await this.leases.runIfIdle(held.workId, () => this.places.settle(held, internalContext(systemActor)));
  }

  private unfinishedBatches(): Promise<UnfinishedBatch[]> {
    return this.dataSource.query(
      `select id, actor, correlation_id "correlationId" from batch where not finished`,
    );
  }

  private heldPlaces(): Promise<HeldPlaces[]> {
    return this.dataSource.query(
      `select author_id "authorId", monday, work_id "workId" from weekly_reservation`,
    );
  }
}
