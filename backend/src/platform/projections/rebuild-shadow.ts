import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { messageFrom } from '../database/notify.js';
import { beforeFirst } from './checkpoints.js';
import type { Projection } from './projection.js';

/**
 * The longest wait for the locks in milliseconds, shorter than the time after which Postgres looks for deadlocks and
 * ends one of the writers.
 */
const longestStandstillMs = 500;
const lockNotAvailable = '55P03';

const noVacuum = '(autovacuum_enabled = false, toast.autovacuum_enabled = false)';

/** The name of a projection's checkpoint until the tables are swapped. */
export const shadowOf = ({ name }: Projection): string => `rebuild of ${name}`;

/** The tables that are being filled, in their own schema, and their checkpoints. */
export class Shadow {
  readonly schema: string;
  private readonly tables: readonly string[];
  private locked = false;
  /** The record's end when the rebuild began; the live tables may be behind it. */
  private end = beforeFirst;

  constructor(
    private readonly client: Client,
    private readonly projections: readonly Projection[],
    dataSource: DataSource,
    private readonly endOfRecord: () => Promise<bigint>,
    private readonly atSwap: readonly string[],
  ) {
    const [only] = projections.length === 1 ? projections : [];
    this.schema = `rebuild_${only?.name.replaceAll('-', '_') ?? 'of_several'}`;
    this.tables = projections.flatMap(({ tables }) =>
      tables.map((table) => dataSource.getMetadata(table).tableName),
    );
  }

  /** Creates the tables, after removing those of an interrupted rebuild. */
  async create(): Promise<void> {
    this.end = await this.endOfRecord();
    await this.drop();
    await this.client.query(`create schema "${this.schema}"`);
    for (const table of this.tables) {
      await this.client.query(
        `create table "${this.schema}"."${table}" (like public."${table}" including all)`,
      );
      await this.copySettings(table);
    }
    for (const table of this.tables) await this.copyTriggers(table);
  }

  /** Copies storage settings, such as the free space on a table’s pages. */
  private async copySettings(table: string): Promise<void> {
    const { rows } = await this.client.query<{ settings: string | null }>(
      `select array_to_string(reloptions, ', ') settings from pg_class
       where oid = format('public.%I', $1::text)::regclass`,
      [table],
    );
    const settings = rows[0]?.settings;
    if (settings) await this.client.query(`alter table "${this.schema}"."${table}" set (${settings})`);
  }

  private async copyTriggers(table: string): Promise<void> {
    const { rows } = await this.client.query<{ definition: string }>(
      `select pg_get_triggerdef(oid) definition from pg_trigger
       where tgrelid = format('public.%I', $1::text)::regclass and not tgisinternal`,
      [table],
    );
    for (const { definition } of rows) {
      await this.client.query(definition.replace(/ ON public\./, ` ON "${this.schema}".`));
    }
  }

  /**
   * Swaps the tables if they have caught up. The lock on the checkpoints holds back the live projector, which moves
   * them before it writes a row. Then the few missing events are read, and the tables are swapped.
   */
  async takeOverIfCaughtUp(reached: bigint): Promise<boolean> {
    if (reached < this.end || !(await this.hasReachedLive(reached))) return false;
    if (!this.locked) {
      await this.lock();
      if (!(await this.hasReachedLive(reached))) return false;
    }
    await this.takeOver();
    return true;
  }

  async drop(): Promise<void> {
    await this.client.query(`drop schema if exists "${this.schema}" cascade`);
    const shadows = [this.projections.map(shadowOf)];
    await this.client.query('delete from projection_checkpoint where name = any($1)', shadows);
    await this.client.query('delete from parked_event where projection = any($1)', shadows);
  }

  /**
   * Locks the tables. The live projector takes its locks in a different order, so it may hold one that is needed here
   * and need one that is held here; in that case it goes first.
   */
  private async lock(): Promise<void> {
    while (!this.locked) {
      await this.client.query('begin');
      // The wait for vacuums happens here, while the tables can still be read and written, and not at the swap.
      for (const table of this.tables) {
        await this.client.query(`alter table public."${table}" set ${noVacuum}`);
        await this.client.query(`lock table "${this.schema}"."${table}" in share update exclusive mode`);
      }
      await this.client.query(`set local lock_timeout = ${longestStandstillMs}`);
      try {
        const names = this.projections.map(({ name }) => name);
        await this.client.query(
          'select from projection_checkpoint where name = any($1) order by name for update',
          [names],
        );
        this.locked = true;
      } catch (error) {
        if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
        await this.client.query('rollback');
      }
    }
    await this.client.query('set local lock_timeout = 0');
  }

  /**
   * Whether the new tables have reached the live checkpoints. A checkpoint beyond the record’s end belongs to another
   * record, so no event will ever reach it.
   */
  private async hasReachedLive(reached: bigint): Promise<boolean> {
    const { rows } = await this.client.query<{ position: string }>(
      `select position from projection_checkpoint where name = any($1)`,
      [this.projections.map(({ name }) => name)],
    );
    const live = rows.map(({ position }) => BigInt(position)).filter((position) => position > reached);
    if (live.length === 0) return true;
    const end = await this.endOfRecord();
    return live.every((position) => position > end);
  }

  /**
   * Swaps the tables. The new generation makes the live projector read again, because it keeps the parked streams in
   * memory.
   */
  private async takeOver(): Promise<void> {
    for (const table of this.tables) {
      await this.client.query(`drop table public."${table}"`);
      await this.client.query(`alter table "${this.schema}"."${table}" set schema public`);
    }
    for (const projection of this.projections) await this.takeOverCheckpoint(projection);
    for (const statement of this.atSwap) await this.client.query(statement);
    const { text, values } = messageFrom('rebuild', 'rebuilt', null);
    await this.client.query(text, values);
    await this.client.query('commit');
  }

  private async takeOverCheckpoint(projection: Projection): Promise<void> {
    const names = [projection.name, shadowOf(projection)];
    await this.client.query(
      `insert into projection_checkpoint as live (name, position, event_id)
       select $1, position, event_id from projection_checkpoint where name = $2
       on conflict (name) do update set position = excluded.position, event_id = excluded.event_id,
         generation = live.generation + 1`,
      names,
    );
    await this.client.query('delete from parked_event where projection = $1', [projection.name]);
    await this.client.query('update parked_event set projection = $1 where projection = $2', names);
  }
}
