import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import type { EventCodec } from '../event-sourcing/event-codec.js';
import type { Recorded } from '../event-sourcing/recorded-event.js';
import { BatchOutcome, blockKey } from './batch-outcome.js';
import { beforeFirst, isDataError, type Checkpoints } from './checkpoints.js';
import type { Projection } from './projection.js';
import type { ReadModelWriter } from './read-model-writer.js';
import type { Statement } from './row-statements.js';

/** What is told to others in the transaction that makes these events visible. */
export type Announcement = (reached: bigint, events: readonly Recorded[]) => readonly Statement[];

/**
 * Applies batches of events to projections and keeps their checkpoints. Lives as long as one connection:
 * after any failure that is not an event's own it is thrown away and a new one reads the checkpoints again.
 */
export class Projector {
  private constructor(
    private readonly projections: readonly Projection[],
    private readonly codec: EventCodec,
    private readonly writer: Pick<ReadModelWriter, 'commit'>,
    private checkpoints: Checkpoints,
    private readonly blocked: Set<string>,
    private readonly announcement: Announcement,
  ) {}

  static async start(
    projections: readonly Projection[],
    codec: EventCodec,
    writer: ReadModelWriter,
    announcement: Announcement = () => [],
  ): Promise<Projector> {
    const checkpoints = await writer.checkpoints(projections.map(({ name }) => name));
    const blocked = new Set(
      (await writer.parked()).map(({ projection, stream }) => blockKey(projection, stream)),
    );
    return new Projector(projections, codec, writer, checkpoints, blocked, announcement);
  }

  /** The furthest position that every projection holds. */
  get reached(): bigint {
    return [...this.checkpoints.values()].reduce((least, position) => (position < least ? position : least));
  }

  /**
   * Writes a batch in one transaction, or, when one of its events does not fit its table, event by event, so
   * that only that event and later ones of its stream are parked.
   * @returns the events that no projection had seen before, for those who want to know what changed.
   */
  async apply(batch: readonly AllStreamResolvedEvent[]): Promise<Recorded[]> {
    try {
      return await this.commit(batch);
    } catch (error) {
      if (!isDataError(error)) throw error;
    }
    const read: Recorded[] = [];
    for (const single of batch) read.push(...(await this.applySingle(single)));
    return read;
  }

  private async applySingle(single: AllStreamResolvedEvent): Promise<Recorded[]> {
    try {
      return await this.commit([single]);
    } catch (error) {
      if (!isDataError(error)) throw error;
      return this.commit([single], `Its rows are refused: ${(error as Error).message}`);
    }
  }

  private async commit(batch: readonly AllStreamResolvedEvent[], refused?: string): Promise<Recorded[]> {
    const outcome = new BatchOutcome(this.blocked);
    const before = furthest(this.checkpoints);
    const fresh: Recorded[] = [];
    let reached = this.reached;
    for (const resolved of batch) {
      const position = positionOf(resolved);
      if (position === undefined) continue;
      const event = refused ?? this.decoded(resolved);
      for (const projection of this.due(position)) outcome.add(projection, resolved, position, event);
      if (typeof event !== 'string' && position > before) fresh.push(event);
      reached = position;
    }
    await this.move(reached, outcome, fresh);
    return fresh;
  }

  private async move(
    reached: bigint,
    { changes, parked }: BatchOutcome,
    fresh: readonly Recorded[],
  ): Promise<void> {
    const behind = new Map([...this.checkpoints].filter(([, position]) => position < reached));
    if (behind.size === 0) return;
    await this.writer.commit({
      from: behind,
      reached,
      changes,
      parked,
      announcement: this.announcement(reached, fresh),
    });
    for (const { projection, stream } of parked) this.blocked.add(blockKey(projection, stream));
    this.checkpoints = new Map(
      [...this.checkpoints].map(([name, at]) => [name, at < reached ? reached : at]),
    );
  }

  private due(position: bigint): Projection[] {
    return this.projections.filter(({ name }) => (this.checkpoints.get(name) ?? position) < position);
  }

  private decoded(resolved: AllStreamResolvedEvent): Recorded | string {
    try {
      return this.codec.decode(resolved);
    } catch (error) {
      return (error as Error).message;
    }
  }
}

function positionOf({ commitPosition, event }: AllStreamResolvedEvent): bigint | undefined {
  return commitPosition ?? event?.position.commit;
}

function furthest(checkpoints: Checkpoints): bigint {
  return [...checkpoints.values()].reduce(
    (most, position) => (position > most ? position : most),
    beforeFirst,
  );
}
