import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import type { EventCodec } from '../event-sourcing/event-codec.js';
import { commitPositionOf } from '../event-sourcing/event-store.js';
import type { Recorded } from '../event-sourcing/recorded-event.js';
import type { ProjectionCheckpoints } from './checkpoints.js';
import { isEventFault } from './event-fault.js';
import type { Projection } from './projection.js';
import { BatchOutcome, blockKey } from './batch-outcome.js';
import type { EventBatch } from './event-batches.js';
import type { EventAt, ParkedEvent, ReadModelWriter } from './read-model-writer.js';
import type { Statement } from './row-statements.js';

/** The announcement sent in the transaction that makes these events visible. */
export type Announcement = (reached: bigint, events: readonly Recorded[]) => readonly Statement[];

/** The statements that a batch of events writes. */
interface Work {
  readonly batch: EventBatch;
  readonly statements: readonly Statement[];
  readonly parked: readonly ParkedEvent[];
  /** The events that no projection had seen before. */
  readonly fresh: Recorded[];
}

/** Why a projection’s rows for an event cannot be written, by the projection’s name. */
type Refusals = ReadonlyMap<string, string>;

/**
 * Applies batches of events to projections and moves their checkpoints. A projector lives as long as one connection:
 * after any failure that is not an event’s own fault, it is dropped, and a new one reads the checkpoints again.
 */
export class Projector {
  /** The prepared work of the batch after the one that is being written. */
  private ahead: Work | undefined;

  private constructor(
    private readonly projections: readonly Projection[],
    private readonly codec: EventCodec,
    private readonly writer: Pick<ReadModelWriter, 'statements' | 'commit' | 'rehearse'>,
    private current: ProjectionCheckpoints,
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

  get checkpoints(): ProjectionCheckpoints {
    return this.current;
  }

  /** The furthest position that every projection has reached. */
  get reached(): bigint {
    return this.positions.reduce((least, position) => (position < least ? position : least));
  }

  /** Makes the rows of the next batch while Postgres writes those of the one before. */
  prepare(batch: EventBatch): void {
    try {
      this.ahead = this.work(batch);
    } catch {
      // Applying the batch will meet the same fault, so it is not reported here.
      this.ahead = undefined;
    }
  }

  /**
   * Writes a batch in one transaction. If one of its events cannot be written, the batch is written event by event and
   * projection by projection. Then only that event and later ones of its stream are parked, and only in projections
   * that refused their rows.
   * @returns the events that no projection had seen before, for announcing the changes
   */
  async apply(batch: EventBatch): Promise<Recorded[]> {
    this.requireOrder(batch);
    try {
      return await this.commit(batch);
    } catch (error) {
      if (!isEventFault(error)) throw error;
    }
    const read: Recorded[] = [];
    for (const single of batch) read.push(...(await this.applySingle(single)));
    return read;
  }

  private async applySingle(single: AllStreamResolvedEvent): Promise<Recorded[]> {
    try {
      return await this.commit([single]);
    } catch (error) {
      if (!isEventFault(error)) throw error;
    }
    const refusals = new Map<string, string>();
    for (const projection of this.due(commitPositionOf(single))) {
      const reason = await this.refusal(projection, single);
      if (reason !== undefined) refusals.set(projection.name, reason);
    }
    return this.commit([single], refusals);
  }

  /** Why one projection’s rows for an event are refused; undefined if they are not. */
  private async refusal(
    projection: Projection,
    resolved: AllStreamResolvedEvent,
  ): Promise<string | undefined> {
    const reached = placeOf(resolved);
    const outcome = new BatchOutcome(this.blocked);
    outcome.add(projection, resolved, reached.position, this.decoded(resolved));
    const { changes, parked } = outcome;
    const from = new Map([...this.current].filter(([name]) => name === projection.name));
    try {
      const statements = this.writer.statements.from(changes);
      await this.writer.rehearse({ from, reached, statements, parked, announcement: [] });
      return undefined;
    } catch (error) {
      if (!isEventFault(error)) throw error;
      return `Its rows were refused: ${(error as Error).message}`;
    }
  }

  private async commit(batch: EventBatch, refusals?: Refusals): Promise<Recorded[]> {
    const { ahead } = this;
    this.ahead = undefined;
    const work = ahead?.batch === batch ? ahead : this.work(batch, refusals);
    const last = batch.at(-1);
    if (last) await this.write(work, placeOf(last));
    return work.fresh;
  }

  private work(batch: EventBatch, refusals: Refusals = new Map()): Work {
    const outcome = new BatchOutcome(this.blocked);
    const before = this.positions.reduce((most, position) => (position > most ? position : most));
    const fresh: Recorded[] = [];
    for (const resolved of batch) {
      const position = commitPositionOf(resolved);
      const event = this.decoded(resolved);
      for (const projection of this.due(position))
        outcome.add(projection, resolved, position, refusals.get(projection.name) ?? event);
      if (typeof event !== 'string' && position > before) fresh.push(event);
    }
    const { changes, parked } = outcome;
    return { batch, statements: this.writer.statements.from(changes), parked, fresh };
  }

  private async write({ statements, parked, fresh }: Work, reached: EventAt): Promise<void> {
    const from = new Map([...this.current].filter(([, { position }]) => position < reached.position));
    const announcement = this.announcement(reached.position, fresh);
    await this.writer.commit({ from, reached, statements, parked, announcement });
    for (const { projection, stream } of parked) this.blocked.add(blockKey(projection, stream));
    // The prepared batch may hold rows of a stream that has been parked since.
    if (parked.length > 0) this.ahead = undefined;
    this.current = new Map([
      ...this.current,
      ...[...from].map(([name, checkpoint]) => [name, { ...checkpoint, ...reached }] as const),
    ]);
  }

  /**
   * Refuses events out of order, which would be applied twice or never, because nobody looks back once a checkpoint has
   * passed them.
   */
  private requireOrder(batch: EventBatch): void {
    let before = this.reached;
    for (const resolved of batch) {
      const position = commitPositionOf(resolved);
      if (position <= before)
        throw new Error(`The record sent the event at ${position} after that at ${before}.`);
      before = position;
    }
  }

  private due(position: bigint): Projection[] {
    return this.projections.filter(({ name }) => (this.current.get(name)?.position ?? position) < position);
  }

  private get positions(): bigint[] {
    return [...this.current.values()].map(({ position }) => position);
  }

  private decoded(resolved: AllStreamResolvedEvent): Recorded | string {
    try {
      return this.codec.decode(resolved);
    } catch (error) {
      return (error as Error).message;
    }
  }
}

function placeOf(resolved: AllStreamResolvedEvent): EventAt {
  return { position: commitPositionOf(resolved), eventId: resolved.event?.id ?? '' };
}
