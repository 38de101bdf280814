import { Subject, firstValueFrom, race, timer } from 'rxjs';
import type { EventCodec } from '../event-sourcing/event-codec.js';
import type { EventStore } from '../event-sourcing/event-store.js';
import type { Recorded } from '../event-sourcing/recorded-event.js';
import { isFenced } from './checkpoints.js';
import { eventBatches } from './event-batches.js';
import { compareWithRecord } from './other-record.js';
import type { PositionWaiters } from '../event-sourcing/position-waiters.js';
import type { Projection } from './projection.js';
import { Projector, type Announcement } from './projector.js';
import { ReadModelWriter, projectorName } from './read-model-writer.js';
import type { RowStatements } from './row-statements.js';

export interface ProjectionRunnerOptions {
  readonly databaseUrl: string;
  readonly projections: readonly Projection[];
  readonly statements: RowStatements;
  readonly log: (message: string, error?: unknown) => void;
  /** Called with events once their rows are visible, in order. */
  readonly onProjected: (events: readonly Recorded[]) => void;
  /** Called when events became visible without an announcement, such as after a commit without an answer. */
  readonly onMissed: () => void;
  /** Called when the read models turn out to belong to another record. */
  readonly onOtherRecord?: () => Promise<void>;
  /** The announcement that informs the other replicas. */
  readonly announcement?: Announcement;
}

/** Pauses in milliseconds. The first one is short because a writer is waiting for the rows. */
const backOffMs = { first: 20, longest: 5_000 };

/**
 * Keeps the read models up with the record through one catch-up subscription whose batches are applied in order. As
 * long as it runs, it resumes from the stored checkpoints after any end, error or silence of the store or of Postgres.
 */
export class ProjectionRunner {
  private stopping = false;
  private running: Promise<void> | undefined;
  private readonly restarts = new Subject<void>();
  private position = -1n;
  private trouble: string | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly waiters: PositionWaiters,
    private readonly options: ProjectionRunnerOptions,
  ) {}

  /** Why the read models stand still although this process projects; undefined if they do not. */
  get hindrance(): string | undefined {
    return this.trouble;
  }

  /** Starts the runner, which may have been stopped before. */
  start(): void {
    if (this.running) return;
    this.stopping = false;
    this.trouble = 'starting';
    this.running = this.supervise();
  }

  /** Drops the current subscription and connection; the runner resumes from the checkpoints at once. */
  restart(): void {
    this.restarts.next();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.restart();
    await this.running;
    this.running = undefined;
    this.trouble = undefined;
  }

  private async supervise(): Promise<void> {
    let delay = backOffMs.first;
    while (!this.stopping) {
      const before = this.position;
      const over = new AbortController();
      const restarts = this.restarts.subscribe(() => over.abort(new Error('the subscription was dropped')));
      try {
        await this.follow(over);
        this.trouble = 'the subscription ended';
      } catch (error) {
        // A moved checkpoint means a rebuild or another process at work, and is not a fault.
        if (!isFenced(error)) this.failed(error);
      } finally {
        restarts.unsubscribe();
      }
      delay = this.position > before ? backOffMs.first : Math.min(delay * 2, backOffMs.longest);
      if (!this.stopping) await firstValueFrom(race(timer(delay), this.restarts));
    }
  }

  private failed(error: unknown): void {
    this.trouble = (error as Error).message;
    if (!this.stopping) this.options.log('Read models: starting again', error);
  }

  private async follow(over: AbortController): Promise<void> {
    const ended = new Promise<never>((_, reject) => {
      over.signal.addEventListener('abort', () => reject(over.signal.reason as Error));
    });
    ended.catch(() => undefined);
    const { databaseUrl, statements } = this.options;
    const writer = await ReadModelWriter.connect({
      url: databaseUrl,
      applicationName: projectorName,
      statements,
      onLost: (error) => over.abort(error),
    });
    try {
      // If the answer to a batch is lost, the batch ends only with the connection.
      await Promise.race([this.projectWith(writer, over.signal), ended]);
    } finally {
      over.abort();
      await writer.close();
    }
  }

  private async projectWith(writer: ReadModelWriter, over: AbortSignal): Promise<void> {
    const { projections, announcement, onMissed } = this.options;
    const projector = await Projector.start(projections, this.codec, writer, announcement);
    await this.requireRecordOf(projector, writer);
    if (projector.reached > this.waiters.reached) onMissed();
    if (over.aborted) return;
    this.moveTo(projector.reached);
    const subscription = this.store.subscribe(
      this.codec.streamPrefixes,
      projector.reached < 0n ? undefined : projector.reached,
    );
    over.addEventListener('abort', () => subscription.destroy());
    subscription.once('caughtUp', () => (this.trouble = undefined));
    for await (const batch of eventBatches(subscription, (next) => projector.prepare(next))) {
      const fresh = await projector.apply(batch);
      this.moveTo(projector.reached);
      if (fresh.length > 0) this.options.onProjected(fresh);
    }
  }

  /** Refuses another record, because its events would be left out, or applied to rows that they do not follow. */
  private async requireRecordOf(projector: Projector, writer: ReadModelWriter): Promise<void> {
    const { streamPrefixes } = this.codec;
    const { unnamed, mismatch } = await compareWithRecord(this.store, streamPrefixes, projector.checkpoints);
    if (mismatch !== undefined) {
      if (mismatch !== this.trouble) await this.options.onOtherRecord?.().catch(() => undefined);
      throw new Error(mismatch);
    }
    for (const event of unnamed) await writer.nameEvent(event);
  }

  private moveTo(position: bigint): void {
    this.position = position;
    this.waiters.reachedPosition(position);
  }
}
