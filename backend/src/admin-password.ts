import 'reflect-metadata';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { AdministratorPassword, PasswordCredentials } from './auth/contract.js';
import { catalogs } from './catalogs.js';
import { Clock } from './platform/kernel/clock.js';
import { loadSettings } from './platform/config/settings.js';
import { runProgram } from './run-program.js';
import { databaseOptions } from './platform/database/data-source.js';
import { runningOrStartedServers } from '../embedded/servers.js';
import { AggregateStore } from './platform/event-sourcing/aggregate-store.js';
import { EventCodec } from './platform/event-sourcing/event-codec.js';
import { EventStore } from './platform/event-sourcing/event-store.js';
import { ChangeFeed } from './platform/event-sourcing/change-feed.js';
import { databaseSchema } from './read-models.js';

/**
 * `npm run admin:password [username] [--reset-sign-in]`: gives an administrator a new temporary password, while the
 * product runs or not. With the option, everything else that the administrator signs in by is removed.
 */
async function main(args: string[]): Promise<void> {
  const options = { 'reset-sign-in': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const servers = await runningOrStartedServers(loadSettings(), console.log);
  const dataSource = new DataSource(databaseOptions(servers.databaseUrl, databaseSchema));
  const store = EventStore.connect(servers.eventStoreUrl);
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    const clock = new Clock();
    // Nobody reads here, so there are no read models to wait for.
    const waiter = { waitFor: () => Promise.resolve() };
    const aggregates = new AggregateStore(store, new EventCodec(catalogs), waiter, clock, new ChangeFeed());
    const passwords = new AdministratorPassword(aggregates, new PasswordCredentials(dataSource, clock));
    const renewed = await passwords.renew(positionals[0], values['reset-sign-in']);
    console.log(`\n  username: ${renewed.username}\n  password: ${renewed.password}\n`);
    console.log('  It is shown only once and must be changed at the next sign-in.\n');
  } finally {
    await store.close();
    await dataSource.destroy();
    await servers.stop();
  }
}

runProgram(() => main(argv.slice(2)));
