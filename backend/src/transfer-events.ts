import 'reflect-metadata';
import { createReadStream, createWriteStream } from 'node:fs';
import { argv } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { catalogs } from './catalogs.js';
import { loadSettings } from './platform/config/settings.js';
import { runProgram } from './run-program.js';
import { StartupError } from './platform/program/startup-error.js';
import { runningOrStartedServers } from '../embedded/servers.js';
import { EventCodec } from './platform/event-sourcing/event-codec.js';
import { EventStore } from './platform/event-sourcing/event-store.js';
import { endOfRecord, exportedLines, importLines } from './platform/event-sourcing/transfer.js';

/** `npm run events:export <file>` and `npm run events:import <file>`: write the record to a file and read it back. */
async function main([direction, file]: readonly string[]): Promise<void> {
  if (!file) throw new StartupError(`Name the file: npm run events:${direction} <file>`);
  const servers = await runningOrStartedServers(loadSettings(), console.log);
  const store = EventStore.connect(servers.eventStoreUrl);
  try {
    if (direction === 'import') {
      console.log(`${await importLines(store, createReadStream(file))} events are in the record.`);
    } else {
      const { streamPrefixes } = new EventCodec(catalogs);
      // This comes before the file is opened, because an earlier export in it is worth more than an empty one.
      const end = await endOfRecord(store, streamPrefixes);
      const lines = exportedLines(store, streamPrefixes, end);
      await pipeline(Readable.from(lines), createWriteStream(file, { mode: 0o600 }));
      console.log(`The record is in ${file}.`);
    }
  } finally {
    await store.close();
    await servers.stop();
  }
}

runProgram(() => main(argv.slice(2)));
