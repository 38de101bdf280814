import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { endConnection } from '../database/end-connection.js';
import { StartupError } from '../program/startup-error.js';
import type { EventCodec } from '../event-sourcing/event-codec.js';
import type { EventStore } from '../event-sourcing/event-store.js';
import { emptyKept, type BesideReadModels } from './beside-read-models.js';
import { beforeFirst, checkpointQuery, checkpointsOf, type CheckpointRow } from './checkpoints.js';
import { eventBatches } from './event-batches.js';
import { compareWithRecord } from './other-record.js';
import type { Projection } from './projection.js';
import { Projector } from './projector.js';
import { ReadModelWriter } from './read-model-writer.js';
import { Shadow, shadowOf } from './rebuild-shadow.js';
import { RowStatements } from './row-statements.js';

/**
 * Time limit for the search of the record’s end, in milliseconds; many system events may follow the product’s last one.
 */
const searchLimitMs = 60_000;

export interface RebuildOptions {
  readonly databaseUrl: string;
  readonly dataSource: DataSource;
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly beside?: BesideReadModels;
}

/**
 * Rebuilds the tables of projections from the first event. The record is read once for all of them. New tables are
 * filled next to the ones in use and swapped in within one transaction when they have caught up. The application may
 * run and write meanwhile; readers see the old tables, then the new ones. A rebuild that is interrupted has changed
 * nothing and can be run again.
 * @returns the number of events that were read
 * @throws StartupError if one of these projections is already being rebuilt
 */
export async function rebuild(projections: readonly Projection[], options: RebuildOptions): Promise<number> {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'provenance rebuild',
  });
  await client.connect();
  try {
    for (const { name } of projections) await claim(client, name);
    if (options.beside) await emptyKept(options.beside, options.dataSource);
    const atSwap = (await isOfAnotherRecord(client, projections, options))
      ? (options.beside?.ofAnotherRecord ?? [])
      : [];
    const shadow = new Shadow(client, projections, options.dataSource, () => headOf(options), atSwap);
    await shadow.create();
    const events = await fill(shadow, projections, options);
    await shadow.drop();
    return events;
  } finally {
    await endConnection(client);
  }
}

async function isOfAnotherRecord(
  client: Client,
  projections: readonly Projection[],
  { store, codec }: RebuildOptions,
): Promise<boolean> {
  const names = projections.map(({ name }) => name);
  const { rows } = await client.query<CheckpointRow>(checkpointQuery, [names]);
  const { mismatch } = await compareWithRecord(store, codec.streamPrefixes, checkpointsOf(rows));
  return mismatch !== undefined;
}

async function headOf({ store, codec }: RebuildOptions): Promise<bigint> {
  return (await store.newestPosition(codec.streamPrefixes, searchLimitMs)) ?? beforeFirst;
}

async function claim(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(hashtext('rebuild'), hashtext($1)) as mine`,
    [name],
  );
  if (!rows[0]?.mine) throw new StartupError(`The read model ${name} is already being rebuilt.`);
}

async function fill(
  shadow: Shadow,
  projections: readonly Projection[],
  options: RebuildOptions,
): Promise<number> {
  const { databaseUrl, dataSource, store, codec } = options;
  const statements = new RowStatements(dataSource, shadow.schema);
  let connectionLost: (error: Error) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => (connectionLost = reject));
  lost.catch(() => undefined);
  const writer = await ReadModelWriter.connect({
    url: databaseUrl,
    applicationName: 'provenance rebuild',
    statements,
    onLost: (error) => connectionLost(error),
  });
  const subscription = store.subscribe(codec.streamPrefixes, undefined);
  let events = 0;
  const follow = async (): Promise<void> => {
    const shadows = projections.map((projection) => ({ ...projection, name: shadowOf(projection) }));
    const projector = await Projector.start(shadows, codec, writer);
    if (await shadow.takeOverIfCaughtUp(projector.reached)) return;
    for await (const batch of eventBatches(subscription, (next) => projector.prepare(next))) {
      await projector.apply(batch);
      events += batch.length;
      if (await shadow.takeOverIfCaughtUp(projector.reached)) return;
    }
    throw new StartupError('The record ended the subscription; run the rebuild again.');
  };
  try {
    await Promise.race([follow(), lost]);
    return events;
  } finally {
    subscription.destroy();
    await writer.close();
  }
}
