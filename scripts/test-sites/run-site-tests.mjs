import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/prepare.mjs';
import { runCommand } from '../setup/setup-error.mjs';
import { runTests } from '../test-runs/run-tests.mjs';
import { startDatabase } from './database.mjs';
import { startGhost } from './ghost.mjs';
import { requireMachine } from './machine.mjs';
import { endServers } from './servers.mjs';
import { provideSoftware } from './software.mjs';
import { startWordPress } from './wordpress.mjs';

/**
 * Starts both site builders on empty data of their own.
 * @param {string} directory for all that they write
 */
async function startSites(directory) {
  requireMachine();
  const software = await provideSoftware();
  console.log('Starting MariaDB, WordPress and Ghost…');
  const database = await startDatabase(directory);
  const [wordpress, ghost] = await Promise.all([
    startWordPress(directory, software, database),
    startGhost(directory, software, database),
  ]);
  return { wordpress, ghost };
}

/**
 * Tests the desk against WordPress and Ghost themselves. The first run fetches them, which takes some minutes and one
 * gigabyte; whatever a run starts and writes is gone when it ends.
 * @param {readonly string[]} args for Jest
 * @returns {Promise<number>} the exit code
 */
export async function runSiteTests(args) {
  process.chdir(root);
  const directory = mkdtempSync(path.join(tmpdir(), 'provenance-sites-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 10 }));
  let sites = '';
  await runCommand(async () => {
    sites = JSON.stringify(await startSites(directory));
  });
  const code = await runTests(['--runInBand', '--selectProjects', 'sites', ...args], { REAL_SITES: sites });
  await endServers();
  return code;
}
