import 'reflect-metadata';
import { argv } from 'node:process';
import { DataSource } from 'typeorm';
import { catalogs } from './catalogs.js';
import { loadSettings } from './platform/config/settings.js';
import { runProgram } from './run-program.js';
import { StartupError } from './platform/program/startup-error.js';
import { databaseOptions } from './platform/database/data-source.js';
import { runningOrStartedServers, type ServerAddresses } from '../embedded/servers.js';
import { EventCodec } from './platform/event-sourcing/event-codec.js';
import { EventStore } from './platform/event-sourcing/event-store.js';
import { rebuild } from './platform/projections/rebuild.js';
import { besideReadModels, databaseSchema, projections } from './read-models.js';

/** `npm run projections:rebuild [name]`: rebuilds one read model, or all of them at once. */
async function main(name: string | undefined): Promise<void> {
  const chosen = projections.filter((projection) => name === undefined || projection.name === name);
  if (chosen.length === 0) {
    const known = projections.map((projection) => projection.name).join(', ');
    throw new StartupError(`Unknown read model ${name}. Known: ${known}.`);
  }
  const servers = await runningOrStartedServers(loadSettings(), console.log);
  try {
    await rebuildAll(chosen, servers);
  } finally {
    await servers.stop();
  }
}

async function rebuildAll(
  chosen: typeof projections,
  { databaseUrl, eventStoreUrl }: ServerAddresses,
): Promise<void> {
  const dataSource = await new DataSource(databaseOptions(databaseUrl, databaseSchema)).initialize();
  const store = EventStore.connect(eventStoreUrl);
  try {
    await dataSource.runMigrations();
    const started = performance.now();
    const codec = new EventCodec(catalogs);
    const events = await rebuild(chosen, {
      databaseUrl,
      dataSource,
      store,
      codec,
      beside: besideReadModels,
    });
    const seconds = (performance.now() - started) / 1000;
    const [{ name } = { name: '' }, ...more] = chosen;
    const what = more.length === 0 ? name : `${chosen.length} read models`;
    console.log(`${what}: rebuilt from ${events} events in ${seconds.toFixed(1)} s`);
  } finally {
    await store.close();
    await dataSource.destroy();
  }
}

runProgram(() => main(argv[2]));
