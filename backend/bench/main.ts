import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../src/platform/config/settings.js';
import { runProgram } from '../src/run-program.js';
import { startServers } from '../embedded/servers.js';
import { measureCalls } from './calls.js';
import { measureChecks } from './checks.js';
import { measureReplay } from './replay.js';
import { reportOf, type Results } from './report.js';
import { say } from './say.js';

const resultsFile = 'bench-results.json';

/**
 * `npm run bench`: seeds its own data in a directory of its own and measures the product and a bare baseline one after
 * the other in the same run. It prints the figures, with their ratios and those of the last run, and writes them to a
 * file.
 */
runProgram(async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'provenance-bench-'));
  // Without this, root’s Postgres would put its data elsewhere and leave it there.
  chmodSync(dataDir, 0o755);
  const servers = await startServers(readSettings({ DATA_DIR: dataDir }), say);
  try {
    const results: Results = {
      at: new Date().toISOString(),
      machine: `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
      calls: await measureCalls(servers),
      replay: await measureReplay(servers),
      checks: measureChecks(),
    };
    const earlier = existsSync(resultsFile)
      ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results)
      : undefined;
    writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
    say(`${reportOf(results, earlier)}\nWritten to ${resultsFile}.`);
  } finally {
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
