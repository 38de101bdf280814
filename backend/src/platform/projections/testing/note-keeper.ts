import { jsonEvent, type EventData } from '@eventstore/db-client';
import {
  Column,
  DataSource,
  Entity,
  PrimaryColumn,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { v7 as newUuid } from 'uuid';
import { z } from 'zod';
import { Platform1795000000001 } from '../../database/platform.migration.js';
import { CheckpointEvents1795000000820 } from '../../database/checkpoint-events.migration.js';
import { databaseOptions } from '../../database/data-source.js';
import { systemActor } from '../../event-sourcing/actor.js';
import { eventCatalog, type EventOf } from '../../event-sourcing/event-catalog.js';
import { EventCodec } from '../../event-sourcing/event-codec.js';
import { EventStore } from '../../event-sourcing/event-store.js';
import type { Recorded } from '../../event-sourcing/recorded-event.js';
import { startTestServers, type TestServers } from '../../testing/test-servers.js';
import { PositionWaiters } from '../../event-sourcing/position-waiters.js';
import { projection, type Projection } from '../projection.js';
import { ProjectionRunner } from '../projection-runner.js';
import { rebuild } from '../rebuild.js';
import { RowStatements } from '../row-statements.js';

export const noteEvents = eventCatalog('note', {
  NoteTaken: z.object({ text: z.string() }),
  NoteChanged: z.object({ text: z.string() }),
  LabelPut: z.object({ label: z.string(), text: z.string() }),
  LabelChanged: z.object({ label: z.string(), text: z.string() }),
  LabelTaken: z.object({ label: z.string() }),
});

@Entity('note')
class NoteRow {
  @PrimaryColumn('text') id: string;
  @Column('text') text: string;
  @Column('integer') revision: number;
}

@Entity('label')
class LabelRow {
  @PrimaryColumn('text') label: string;
  @Column('text') text: string;
  @Column('text') note: string;
}

@Entity('seen_event')
class SeenEventRow {
  @PrimaryColumn('text') id: string;
  @Column('bigint') position: string;
}

class Notes1795000009999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table note (id text primary key, text text not null, revision integer not null);
      create table label (label text primary key, text text not null, note text not null);
      create table seen_event (id text primary key, position bigint not null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table note, label, seen_event');
  }
}

export const notes = projection<EventOf<typeof noteEvents>>({
  name: 'note',
  tables: [NoteRow],
  on: {
    NoteTaken: ({ streamId: id, data: { text } }, rows) => rows.insert(NoteRow, { id, text, revision: 0 }),
    NoteChanged: ({ streamId: id, data: { text }, revision }, rows) =>
      rows.update(NoteRow, { id }, { text, revision: Number(revision) }),
  },
});

/** A text that a row class accepts and JSON does not. */
export const unserialisable = 'unserialisable';

/** Labels of notes. Any note may put a label; a second one with the same name is refused. */
export const labels = projection<EventOf<typeof noteEvents>>({
  name: 'label',
  tables: [LabelRow],
  on: {
    LabelPut: ({ streamId: note, data: { label, text } }, rows) => {
      const value = text === unserialisable ? (1n as unknown as string) : text;
      rows.insert(LabelRow, { label, text: value, note });
    },
    LabelChanged: ({ data: { label, text } }, rows) => rows.update(LabelRow, { label }, { text }),
    LabelTaken: ({ data: { label } }, rows) => rows.remove(LabelRow, { label }),
  },
});

/** The primary key turns an event that is applied twice into a parked one, so that a repeat is always noticed. */
const seenEvents: Projection = {
  name: 'seen-event',
  tables: [SeenEventRow],
  apply: ({ id, position }, rows) => rows.insert(SeenEventRow, { id, position: String(position) }),
};

const readModels = [notes, labels, seenEvents];

/** A small domain with three read models on real servers, for tests of the projections themselves. */
export class NoteKeeper {
  readonly codec = new EventCodec([noteEvents]);
  readonly waiters = new PositionWaiters();
  readonly projected: Recorded[] = [];
  /** How often it was told that changes may have been missed. */
  missed = 0;
  readonly runner: ProjectionRunner;

  private constructor(
    readonly servers: TestServers,
    readonly databaseUrl: string,
    readonly dataSource: DataSource,
    readonly store: EventStore,
  ) {
    this.runner = new ProjectionRunner(store, this.codec, this.waiters, {
      databaseUrl,
      projections: readModels,
      statements: new RowStatements(dataSource),
      log: () => undefined,
      onMissed: () => (this.missed += 1),
      onProjected: (events) => this.projected.push(...events),
    });
  }

  /**
   * @param readModels the database of the read models, if it is not that of the record
   * @param given servers, which are stopped when this is closed
   */
  static async open(readModels?: string, given?: TestServers): Promise<NoteKeeper> {
    const servers = given ?? (await startTestServers());
    const databaseUrl = readModels ?? servers.databaseUrl;
    const dataSource = await new DataSource(
      databaseOptions(databaseUrl, {
        entities: [NoteRow, LabelRow, SeenEventRow],
        migrations: [Platform1795000000001, CheckpointEvents1795000000820, Notes1795000009999],
      }),
    ).initialize();
    await dataSource.runMigrations();
    return new NoteKeeper(servers, databaseUrl, dataSource, EventStore.connect(servers.eventStoreUrl));
  }

  /** Another process on the same servers. */
  another(): NoteKeeper {
    const { servers, databaseUrl, dataSource } = this;
    return new NoteKeeper(servers, databaseUrl, dataSource, EventStore.connect(servers.eventStoreUrl));
  }

  /** Ends this process but leaves the servers running. */
  async leave(): Promise<void> {
    await this.runner.stop();
    await this.store.close();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.dataSource.destroy();
    await this.servers.stop();
  }

  /** Takes a note and changes it `changes` times, one append each; returns the last commit position. */
  async write(id: string, changes: number): Promise<bigint> {
    let { position } = await this.append(id, undefined, event('NoteTaken', { text: `${id} 0` }));
    for (let n = 1; n <= changes; n += 1) {
      const change = event('NoteChanged', { text: `${id} ${n}` });
      ({ position } = await this.append(id, BigInt(n - 1), change));
    }
    return position;
  }

  /**
   * Does the same once the event store is back; until then an append is refused as unavailable, and nothing of it is
   * written.
   */
  async writeOnceBack(id: string, changes: number): Promise<bigint> {
    for (;;) {
      try {
        return await this.write(id, changes);
      } catch (error) {
        if ((error as { kind?: string }).kind !== 'unavailable') throw error;
      }
    }
  }

  async append(id: string, after: bigint | undefined, ...events: EventData[]): Promise<{ position: bigint }> {
    return this.store.append(`note-${id}`, events, after);
  }

  async rows<Row>(sql: string): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql);
  }

  /** Every row of all read models, in a fixed order. */
  async contents(): Promise<unknown> {
    return [
      await this.rows('select * from note order by id'),
      await this.rows('select * from label order by label'),
      await this.rows('select id from seen_event order by position'),
      await this.rows(
        'select projection, position, stream, reason from parked_event order by 1, parked_event.position',
      ),
    ];
  }

  /**
   * Rebuilds the chosen read models at once; by default, all of them.
   * @returns the number of events that were read
   */
  rebuild(chosen: readonly Projection[] = readModels): Promise<number> {
    const { databaseUrl, dataSource, store, codec } = this;
    return rebuild(chosen, { databaseUrl, dataSource, store, codec });
  }

  /** @returns the number of events that were read */
  rebuildOne(readModel: Projection): Promise<number> {
    return this.rebuild([readModel]);
  }
}

/** An event in the form for the store; a bad one may have any type and data. */
export function event(type: string, data: Record<string, unknown>): EventData {
  return jsonEvent({
    id: newUuid(),
    type,
    data,
    metadata: {
      actor: systemActor,
      at: '2026-11-16T14:00:00.000Z',
      correlationId: 'c',
      causationId: 'c',
      requestId: null,
      schemaVersion: 1,
    },
  });
}
