import { Inject, Injectable } from '@nestjs/common';
import type { KeyObject } from 'node:crypto';
import { DataSource } from 'typeorm';
import { KeyedBatcher } from '../../platform/concurrency/keyed-batcher.js';
import { KeyedMutex, requestTurnLimitMs } from '../../platform/concurrency/keyed-mutex.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { defaultPageSize, pageOf, positionAt, type PageQuery } from '../../platform/http/input/page.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { ProjectionMonitor } from '../../platform/projections/projection-monitor.js';
import { otherKey, recordDecider, type RecordCommand, type RecordState } from '../domain/record.decider.js';
import { house } from '../../platform/kernel/house.js';
import type { CheckpointItem, CheckpointPage } from '../dto/record.dto.js';
import { RecordTree } from '../tree/record-tree.js';
import { checkpointText, signedNote, verifierKey } from './signed-note.js';
import { SigningKeys } from './signing-keys.js';

/** A checkpoint, with the key that verifies it. */
export interface SignedCheckpoint extends Omit<CheckpointItem, 'at'> {
  readonly at: Date;
  readonly verifierKey: string;
}

interface Signer {
  readonly origin: string;
  readonly verifierKey: string;
  readonly key: KeyObject;
}

/** The events since the last checkpoint, apart from the record’s own events. */
interface Uncovered {
  /** The size of the last checkpoint; 0 if there is none. */
  readonly size: number;
  readonly happened: boolean;
  /** The time of the first of these events; null if none has a time. */
  readonly since: Date | null;
  readonly promoted: boolean;
}

const uncovered = `record_leaf.position > covered.position and record_leaf.stream <> 'record-${house}'`;

const hourOf = (moment: Date): number => Math.floor(moment.getTime() / 3_600_000);

/**
 * Runs one try at a time, since each waits for the lock on the tree and occupies a connection; callers that wait share
 * the next one.
 */
function together<T>(work: () => Promise<T>): () => Promise<T> {
  const tries = new KeyedBatcher<undefined, T>(
    new KeyedMutex(requestTurnLimitMs),
    Number.POSITIVE_INFINITY,
    async (_key, waiting) => {
      const made = await work();
      for (const one of waiting) one.resolve(made);
    },
  );
  return () => tries.run('', undefined);
}

/**
 * Makes checkpoints. Any number of processes may do so at once: the tree is the same in all of them, and the record’s
 * stream takes only one checkpoint of each size. See decision 13.
 */
@Injectable()
export class Checkpoints {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly tree: RecordTree,
    private readonly keys: SigningKeys,
    private readonly monitor: ProjectionMonitor,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The newest checkpoint; undefined before the first. */
  async latest(): Promise<SignedCheckpoint | undefined> {
    const [row] = await this.dataSource.query<(Omit<SignedCheckpoint, 'size'> & { size: string })[]>(
      'select size, root, at, note, verifier_key "verifierKey" from record_checkpoint order by record_checkpoint.size desc limit 1',
    );
    return row && { ...row, size: Number(row.size) };
  }

  /** Returns checkpoints, newest first, including the one that is due if it can be made. */
  async page({ limit = defaultPageSize, cursor }: PageQuery): Promise<CheckpointPage> {
    const before = positionAt(cursor) ?? null;
    await this.tryDue();
    const rows = await this.dataSource.query<{ size: string; root: string; at: Date; note: string }[]>(
      `select size, root, at, note from record_checkpoint where $1::bigint is null or size < $1
       order by record_checkpoint.size desc limit $2`,
      [before, limit + 1],
    );
    const [counted] = await this.dataSource.query<{ total: string }[]>(
      'select count(*) total from record_checkpoint',
    );
    const found = rows.map((row) => ({ ...row, size: Number(row.size), at: row.at.toISOString() }));
    return { total: Number(counted?.total), ...pageOf(found, limit, (last) => [last.size]) };
  }

  /**
   * Returns the newest note, after making one that is due if it can be made.
   * @throws DomainError `not-found` before the first one, or the reason why it can’t be made
   */
  async latestNote(): Promise<string> {
    const hindrance = await this.tryDue();
    const latest = await this.latest();
    if (latest) return latest.note;
    throw hindrance ?? new DomainError('not-found', 'no-checkpoint', 'The record has no checkpoint yet.');
  }

  /**
   * Makes the checkpoint that is due: the first, one after each promotion, and one after each hour with an event.
   * @throws DomainError `other-signing-key`
   */
  readonly makeDue = together(async (): Promise<void> => {
    // Another process’s checkpoint may have been begun before the latest events, so this looks once more.
    if ((await this.makeIfDue()) === 'another was made') await this.makeIfDue();
  });

  /**
   * Returns a checkpoint of everything that has happened so far; makes one unless the present key has signed one.
   * @throws DomainError `other-signing-key`
   */
  readonly present = together(async (): Promise<SignedCheckpoint> => {
    const { verifierKey } = await this.presentSigner();
    const covered = !(await this.uncovered()).happened;
    // The newest is read only once all is known to be covered, since another may be made in between.
    const newest = await this.latest();
    if (covered && newest?.verifierKey === verifierKey) return newest;
    await this.make(null);
    const made = await this.latest();
    if (!made) throw otherKey();
    return made;
  });

  /**
   * Returns a note of the record with these lines, signed as checkpoints are.
   * @param lines the lines, none of which is a number, so that nobody takes the note for a checkpoint
   * @throws DomainError `other-signing-key`
   */
  async sign(lines: readonly string[]): Promise<string> {
    const { origin, key } = await this.presentSigner();
    return signedNote(`${[origin, ...lines].join('\n')}\n`, origin, key);
  }

  /** Seconds since the first event that no checkpoint covers; 0 when all are covered. */
  async uncoveredSeconds(): Promise<number> {
    const { since } = await this.uncovered();
    return since === null ? 0 : Math.max(0, (this.clock.now().getTime() - since.getTime()) / 1000);
  }

  /** The key that verifies checkpoints at present. */
  async verifierKey(): Promise<string> {
    const { state } = await this.aggregates.load(recordDecider, house);
    return state.verifierKey ?? (await this.presentSigner()).verifierKey;
  }

  /**
   * Makes a checkpoint that is due, if possible: existing ones can be read even while no more can be made.
   * @returns the reason why none could be made
   */
  private async tryDue(): Promise<DomainError | undefined> {
    try {
      await this.makeDue();
      return undefined;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return error;
      throw error;
    }
  }

  private async makeIfDue(): Promise<'another was made' | undefined> {
    const { size, happened, since, promoted } = await this.uncovered();
    if (!happened) return undefined;
    const hourIsOver = since !== null && hourOf(since) !== hourOf(this.clock.now());
    const isDue = promoted || hourIsOver || size === 0;
    return isDue && !(await this.make(size)) ? 'another was made' : undefined;
  }

  /**
   * Makes a checkpoint of the size that the record has now.
   * @param dueAfter as in the command
   * @returns false if another checkpoint was made instead
   */
  private async make(dueAfter: number | null): Promise<boolean> {
    const { origin, verifierKey, key } = await this.presentSigner();
    const size = await this.tree.grow();
    const root = await this.tree.root(size);
    const note = signedNote(checkpointText(origin, size, root), origin, key);
    const checkpoint = { size, root: root.toString('hex'), note, verifierKey };
    const { events } = await this.handle({ type: 'make-checkpoint', dueAfter, ...checkpoint });
    return events.length > 0;
  }

  /** Returns the signer of the record that the leaves belong to; nothing is signed in another one. */
  private async presentSigner(): Promise<Signer> {
    await this.monitor.requireOwnRecord();
    const { state } = await this.aggregates.load(recordDecider, house);
    return this.signer(state);
  }

  /** Returns the signer. A new key is put on record before it signs anything. */
  private async signer(state: RecordState): Promise<Signer> {
    const key = this.keys.own();
    const origin = state.origin ?? `${new URL(this.settings.publicUrl).host}/record`;
    const own = verifierKey(origin, key);
    if (state.origin === undefined) {
      const { state: introduced } = await this.handle({ type: 'introduce-key', origin, verifierKey: own });
      return this.signer(introduced);
    }
    if (state.verifierKey !== undefined && state.verifierKey !== own) {
      await this.change(origin, state.verifierKey, own);
    }
    return { origin, verifierKey: own, key };
  }

  private async change(origin: string, from: string, to: string): Promise<void> {
    // A key that the server made for itself must not replace the one that others verify with.
    if (!this.keys.isGiven) throw otherKey();
    const old = this.keys.kept();
    const signs = old !== undefined && verifierKey(origin, old) === from;
    const note = signs ? signedNote(`${origin}\n${to}\n`, origin, old) : null;
    await this.handle({ type: 'change-key', from, to, note });
  }

  private handle(command: RecordCommand) {
    return this.aggregates.handle(recordDecider, house, command, internalContext(systemActor));
  }

  /** Finds the uncovered events; stops at the first of each kind, since an hour may bring very many. */
  private async uncovered(): Promise<Uncovered> {
    const [row] = await this.dataSource.query<Uncovered[]>(
      `with last as materialized (select coalesce(max(size), 0)::integer size from record_checkpoint),
       covered as materialized (select coalesce((
         select node.position from record_node node, last
         where node.level = 0 and node.index = last.size - 1
       ), -1) position)
       select
         size,
         exists (select from record_leaf where ${uncovered}) happened,
         (select at from record_leaf where ${uncovered} and at is not null order by position limit 1) since,
         exists (select from record_leaf where ${uncovered} and type = 'ArticlePromoted') promoted
       from covered, last`,
    );
    return row ?? { size: 0, happened: false, since: null, promoted: false };
  }
}
