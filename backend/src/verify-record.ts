import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { catalogs } from './catalogs.js';
import { loadSettings } from './platform/config/settings.js';
import { databaseOptions } from './platform/database/data-source.js';
import { runningOrStartedServers } from '../embedded/servers.js';
import { EventCodec } from './platform/event-sourcing/event-codec.js';
import { EventStore } from './platform/event-sourcing/event-store.js';
import { StartupError } from './platform/kernel/startup-error.js';
import { databaseSchema } from './read-models.js';
import { keepVerification, verifyRecord } from './record/contract.js';

/** `npm run record:verify`: the whole record against its checkpoints, while the product runs or not. */
async function main(): Promise<void> {
  const servers = await runningOrStartedServers(loadSettings(), console.log);
  const dataSource = new DataSource(databaseOptions(servers.databaseUrl, databaseSchema));
  const store = EventStore.connect(servers.eventStoreUrl);
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    const started = performance.now();
    const verification = await verifyRecord({ store, codec: new EventCodec(catalogs), dataSource });
    const seconds = (performance.now() - started) / 1000;
    await keepVerification(dataSource, new Date(), verification);
    const { events, checkpoints, problem } = verification;
    if (problem !== undefined) throw new StartupError(problem);
    console.log(
      `The record fits: ${events} events, ${checkpoints} checkpoints, ${seconds.toFixed(1)} s (${Math.round(events / seconds)} events a second).`,
    );
  } finally {
    await store.close();
    await dataSource.destroy();
    await servers.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
