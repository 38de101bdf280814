import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { catalogs } from './catalogs.js';
import { loadSettings } from './platform/config/settings.js';
import { databaseOptions } from './platform/database/data-source.js';
import { EventReader } from '../embedded/event-store/event-reader.js';
import { runningOrStartedServers } from '../embedded/servers.js';
import { EventCodec } from './platform/event-sourcing/event-codec.js';
import { EventStore } from './platform/event-sourcing/event-store.js';
import { runProgram } from './run-program.js';
import { StartupError } from './platform/program/startup-error.js';
import { databaseSchema } from './read-models.js';
import { keepVerification, verifyRecord } from './record/contract.js';

/** `npm run record:verify`: checks the whole record against its checkpoints, while the product runs or not. */
async function main(): Promise<void> {
  const settings = loadSettings();
  const servers = await runningOrStartedServers(settings, console.log);
  const dataSource = new DataSource(databaseOptions(servers.databaseUrl, databaseSchema));
  const store = EventStore.connect(servers.eventStoreUrl);
  const reader = settings.eventstoreUrl === undefined ? new EventReader(servers.databaseUrl) : undefined;
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    const started = performance.now();
    const codec = new EventCodec(catalogs);
    const verification = await verifyRecord({ store, codec, dataSource, onDisk: reader?.everything() });
    const seconds = (performance.now() - started) / 1000;
    await keepVerification(dataSource, new Date(), verification);
    const { events, checkpoints, problem } = verification;
    if (problem !== undefined) throw new StartupError(problem);
    console.log(
      `The record fits: ${events} events, ${checkpoints} checkpoints, ${seconds.toFixed(1)} s (${Math.round(events / seconds)} events a second).`,
    );
  } finally {
    await reader?.close();
    await store.close();
    await dataSource.destroy();
    await servers.stop();
  }
}

runProgram(main);
