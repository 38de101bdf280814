import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { argv } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CommandBus } from '@nestjs/cqrs';
import type { INestApplicationContext } from '@nestjs/common';
import { createApplication } from './application.js';
import { ImportList, MapImport, StartImport, UploadImport, type ImportAnswer } from './imports/contract.js';
import { loadSettings } from './platform/config/settings.js';
import { systemActor } from './platform/event-sourcing/actor.js';
import { internalContext } from './platform/event-sourcing/command-context.js';
import { StartupError } from './platform/program/startup-error.js';
import { runProgram } from './run-program.js';
import { runningOrStartedServers } from '../embedded/servers.js';

const usage = 'Name the file or folder: npm run import <file or folder> [-- --start [--images]]';
const lookAgainMs = 500;

/**
 * `npm run import <file or folder>`: reads an archive and prints what an import would bring, while the product runs or
 * not. With `--start` it is imported, without personas and categories; with `--images`, so are its pictures. Names are
 * mapped on the page Import.
 */
async function main(args: string[]): Promise<void> {
  const isWanted = { type: 'boolean', default: false } as const;
  const options = { start: isWanted, images: isWanted };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [given] = positionals;
  if (given === undefined) throw new StartupError(usage);
  const settings = loadSettings();
  const servers = await runningOrStartedServers(settings, console.log);
  const app = await createApplication({ settings, ...servers });
  try {
    await app.init();
    const id = await app.get(CommandBus).execute(await uploadOf(given));
    const found = await over(app, id, 'reading');
    tell(found);
    if (values.start) {
      if (values.images) {
        const mapping = { ...found.mapping, fetchImages: true };
        await app.get(CommandBus).execute(new MapImport(internalContext(systemActor), id, mapping));
      }
      await app.get(CommandBus).execute(new StartImport(internalContext(systemActor), id));
      tell(await over(app, id, 'running'));
    }
  } finally {
    await app.close();
    await servers.stop();
  }
}

async function uploadOf(given: string): Promise<UploadImport> {
  const name = path.basename(path.resolve(given));
  const found = await stat(given).catch(() => undefined);
  if (!found) throw new StartupError(`There is no ${given}.`);
  const context = internalContext(systemActor);
  if (!found.isDirectory()) return new UploadImport(context, name, createReadStream(given));
  return new UploadImport(context, `${name}.zip`, await packed(given, name));
}

/** The folder as a zip file, made while it is read. */
async function packed(folder: string, name: string): Promise<AsyncIterable<Buffer>> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const place = path.relative(folder, file).replaceAll(path.sep, '/');
    if (entry.isFile() && !/(?:^|\/)(?:\.|node_modules\/)/.test(place)) zip.addFile(file, `${name}/${place}`);
  }
  zip.end();
  return zip.outputStream as unknown as AsyncIterable<Buffer>;
}

/** Waits until the import has left a state, and returns it. */
async function over(
  app: INestApplicationContext,
  id: string,
  state: ImportAnswer['state'],
): Promise<ImportAnswer> {
  for (;;) {
    const found = await app.get(ImportList).one(id);
    if (found.state !== state) return found;
    await pause(lookAgainMs);
  }
}

function tell({ fileName, state, reason, items, losses }: ImportAnswer): void {
  if (reason !== null) throw new StartupError(`${fileName}: ${reason}`);
  console.log(`\n  ${fileName}: ${state}`);
  for (const [name, count] of Object.entries(items)) if (count > 0) console.log(`    ${name}: ${count}`);
  for (const { kind, count } of losses) console.log(`    not coming along: ${kind}, ${count}`);
  if (state === 'ready')
    console.log('\n  Map names and start it on the page Import, or repeat this with --start.');
}

runProgram(() => main(argv.slice(2)));
