import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { systemActor, type Actor } from '../../platform/event-sourcing/actor.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { BatchRunner } from './batch-runner.js';
import { RunningWork } from './running-work.js';
import { WeeklyPlaces, type HeldPlaces } from './weekly-places.js';

interface UnfinishedBatch {
  readonly id: string;
  readonly actor: Actor;
  readonly correlationId: string;
}

/**
 * Takes up what a crash or a stop cut off: at the start, and every few seconds for what was not visible then. The read
 * models only name candidates; what is done about them is decided on the streams. One process writes articles, so
 * work that is not going on here is going on nowhere.
 */
@Injectable()
export class WorkRecovery implements OnApplicationBootstrap {
  private readonly logger = new Logger('Recovery');

  constructor(
    private readonly dataSource: DataSource,
    private readonly batches: BatchRunner,
    private readonly places: WeeklyPlaces,
    private readonly running: RunningWork,
  ) {}

  onApplicationBootstrap(): void {
    void this.recover();
  }

  @Interval(10_000)
  async recover(): Promise<void> {
    try {
      for (const batch of await this.unfinishedBatches()) void this.carryOn(batch);
      for (const held of await this.heldPlaces()) await this.settle(held);
    } catch (error) {
      this.logger.warn(`Looking for work that was cut off: ${String(error)}`);
    }
  }

  private async carryOn({ id, actor, correlationId }: UnfinishedBatch): Promise<void> {
    const context = internalContext(actor, { commandId: id, correlationId, causationId: id });
    try {
      await this.running.runIfIdle(id, async () => {
        await this.batches.run(id, context);
      });
    } catch (error) {
      if (!this.running.signal.aborted) this.logger.error(error);
    }
  }

  private async settle(held: HeldPlaces): Promise<void> {
    await this.running.runIfIdle(held.workId, () => this.places.settle(held, internalContext(systemActor)));
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
