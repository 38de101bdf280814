import { DataSource } from 'typeorm';
import { catalogs } from '../../src/catalogs.js';
import { databaseOptions } from '../../src/platform/database/data-source.js';
import type { ServerAddresses } from '../../embedded/servers.js';
import { EventCodec } from '../../src/platform/event-sourcing/event-codec.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { rebuild } from '../../src/platform/projections/rebuild.js';
import { besideReadModels, databaseSchema, projections } from '../../src/read-models.js';
import { RecordTree } from '../../src/record/tree/record-tree.js';

export interface Findings {
  /** The number of surplus events: those whose id is already in the store. */
  readonly repeatedEvents: number;
  /** The tables of read models whose rows differ from those of a rebuild from the first event. */
  readonly differing: readonly string[];
  readonly parked: number;
}

const stored = 'select count(*) as n from event_store.event';

/** Finds what must not be there after any fault, by looking into the servers themselves. */
export async function checkInvariants({ databaseUrl, eventStoreUrl }: ServerAddresses): Promise<Findings> {
  const dataSource = await new DataSource(databaseOptions(databaseUrl, databaseSchema)).initialize();
  const store = EventStore.connect(eventStoreUrl);
  try {
    for (;;) {
      const events = await count(dataSource, stored);
      const before = await hashes(dataSource);
      await rebuild(projections, {
        databaseUrl,
        dataSource,
        store,
        codec: new EventCodec(catalogs),
        beside: besideReadModels,
      });
      const after = await hashes(dataSource);
      // An event that came meanwhile, such as the checkpoint of a new hour, is in only one of the two.
      if ((await count(dataSource, stored)) > events) continue;
      return {
        repeatedEvents: await count(
          dataSource,
          'select count(*) - count(distinct id) as n from event_store.event',
        ),
        differing: [...after.keys()].filter((table) => before.get(table) !== after.get(table)),
        parked: await count(dataSource, 'select count(*) as n from parked_event'),
      };
    }
  } finally {
    await store.close();
    await dataSource.destroy();
  }
}

async function count(dataSource: DataSource, sql: string): Promise<number> {
  const [row] = await dataSource.query<{ n: string }[]>(sql);
  return Number(row?.n);
}

async function hashes(dataSource: DataSource): Promise<Map<string, string>> {
  // The tree grows when somebody asks for it, which nobody may have done.
  await new RecordTree(dataSource).grow();
  const tables = projections.flatMap((projection) => projection.tables);
  const found = new Map<string, string>();
  for (const table of tables) {
    const { tableName } = dataSource.getMetadata(table);
    const [row] = await dataSource.query<{ hash: string }[]>(
      `select md5(coalesce(string_agg(r.line, E'\\n' order by r.line), '')) as hash
       from (select to_jsonb(t)::text as line from "${tableName}" t) r`,
    );
    found.set(tableName, row?.hash ?? '');
  }
  return found;
}
