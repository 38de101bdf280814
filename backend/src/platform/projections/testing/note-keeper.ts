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
import { databaseOptions } from '../../database/data-source.js';
import { systemActor } from '../../event-sourcing/actor.js';
import { eventCatalog, type EventOf } from '../../event-sourcing/event-catalog.js';
import { EventCodec } from '../../event-sourcing/event-codec.js';
import { EventStore } from '../../event-sourcing/event-store.js';
import type { Recorded } from '../../event-sourcing/recorded-event.js';
import { startTestServers, type TestServers } from '../../testing/test-servers.js';
import { PositionWaiters } from '../position-waiters.js';
import { projection } from '../projection.js';
import { ProjectionRunner } from '../projection-runner.js';
import { rebuild } from '../rebuild.js';
import { RowStatements } from '../row-statements.js';

export const noteEvents = eventCatalog('note', {
  NoteTaken: z.object({ text: z.string() }),
  NoteChanged: z.object({ text: z.string() }),
});

@Entity('note')
class NoteRow {
  @PrimaryColumn('text') id: string;
  @Column('text') text: string;
  @Column('integer') revision: number;
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
      create table seen_event (id text primary key, position bigint not null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table note, seen_event');
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

/** Its primary key turns an event that is applied twice into a parked one, so a repeat cannot go unseen. */
const seenEvents = projection<EventOf<typeof noteEvents>>({
  name: 'seen-event',
  tables: [SeenEventRow],
  on: {
    NoteTaken: ({ id, position }, rows) => rows.insert(SeenEventRow, { id, position: String(position) }),
    NoteChanged: ({ id, position }, rows) => rows.insert(SeenEventRow, { id, position: String(position) }),
  },
});

/** A small domain with two read models on real servers, for tests of the projections themselves. */
export class NoteKeeper {
  readonly codec = new EventCodec([noteEvents]);
  readonly waiters = new PositionWaiters();
  readonly projected: Recorded[] = [];
  /** How often it was told that changes went by unheard. */
  missed = 0;
  readonly runner: ProjectionRunner;

  private constructor(
    readonly servers: TestServers,
    readonly dataSource: DataSource,
    readonly store: EventStore,
  ) {
    this.runner = new ProjectionRunner(store, this.codec, this.waiters, {
      databaseUrl: servers.databaseUrl,
      projections: [notes, seenEvents],
      statements: new RowStatements(dataSource),
      log: () => undefined,
      onMissed: () => (this.missed += 1),
      onProjected: (events) => this.projected.push(...events),
    });
  }

  static async open(): Promise<NoteKeeper> {
    const servers = await startTestServers();
    const dataSource = await new DataSource(
      databaseOptions(servers.databaseUrl, {
        entities: [NoteRow, SeenEventRow],
        migrations: [Platform1795000000001, Notes1795000009999],
      }),
    ).initialize();
    await dataSource.runMigrations();
    return new NoteKeeper(servers, dataSource, EventStore.connect(servers.eventStoreUrl));
  }

  /** Another process on the same servers. */
  another(): NoteKeeper {
    return new NoteKeeper(this.servers, this.dataSource, EventStore.connect(this.servers.eventStoreUrl));
  }

  /** Ends this process, and leaves the servers. */
  async leave(): Promise<void> {
    await this.runner.stop();
    await this.store.close();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.dataSource.destroy();
    await this.servers.stop();
  }

  /** Takes a note and changes it `changes` times, one append each; answers with the last commit position. */
  async write(id: string, changes: number): Promise<bigint> {
    let { position } = await this.append(id, undefined, event('NoteTaken', { text: `${id} 0` }));
    for (let n = 1; n <= changes; n += 1) {
      const change = event('NoteChanged', { text: `${id} ${n}` });
      ({ position } = await this.append(id, BigInt(n - 1), change));
    }
    return position;
  }

  async append(id: string, after: bigint | undefined, ...events: EventData[]): Promise<{ position: bigint }> {
    return this.store.append(`note-${id}`, events, after);
  }

  async rows<Row>(sql: string): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql);
  }

  /** Every row of both read models, in a fixed order. */
  async contents(): Promise<unknown> {
    return [
      await this.rows('select * from note order by id'),
      await this.rows('select id from seen_event order by position'),
      await this.rows(
        'select projection, position, stream, reason from parked_event order by 1, parked_event.position',
      ),
    ];
  }

  async rebuild(): Promise<void> {
    for (const readModel of [notes, seenEvents]) {
      await rebuild(readModel, {
        databaseUrl: this.servers.databaseUrl,
        dataSource: this.dataSource,
        store: this.store,
        codec: this.codec,
      });
    }
  }
}

/** An event as it would be written; for a bad one, any type and data at all. */
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
