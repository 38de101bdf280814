import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builds, runBuild } from '../setup/builds.mjs';
import { endChildrenOnSignals } from '../setup/child-processes.mjs';
import { endWithParent } from '../setup/parent-watch.mjs';
import { prepare, root } from '../setup/prepare.mjs';
import { runCommand, SetupError } from '../setup/setup-error.mjs';
import { backendUrl } from './backend-url.mjs';
import { RestartedServer } from './restarted-server.mjs';

/**
 * The pause after which a burst of changes is over, in milliseconds: editors save in several steps, and a branch switch
 * touches many files.
 */
const quietTime = 100;

const sources = ['backend', 'checks', 'prose'].map((folder) => path.join(root, folder));

async function startVite() {
  const file = path.join(root, 'dist/backend/modules/backend/src/platform/config/settings.js');
  const { loadSettings } = await import(pathToFileURL(file).href);
  // Vite reads this when it reads its configuration.
  process.env['BACKEND_URL'] ??= backendUrl(loadSettings, root, process.env);
  const { createServer } = await import('vite');
  const vite = await createServer({ root: path.join(root, 'frontend') });
  await vite.listen();
  vite.printUrls();
  return vite;
}

/**
 * Builds the backend again and replaces the running server; a build that fails leaves it running. During a build, the
 * server cannot reach what it has not loaded yet.
 * @param {RestartedServer} server
 */
async function rebuild(server) {
  try {
    await runBuild(builds.backend);
    await server.restart();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
  }
}

/**
 * Calls back once after a burst of changes, and never while the last call still runs.
 * @param {() => Promise<void>} act
 * @returns {() => void} a function to call at every change
 */
function afterChanges(act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let acting = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (acting = acting.then(act)), quietTime);
  };
}

/** Runs the Vite server, which shows every change at once, and the backend, built and started again at each change. */
export async function develop() {
  const leaveSignals = endChildrenOnSignals();
  await runCommand(() => prepare([builds.backend]));
  leaveSignals();
  const server = new RestartedServer(path.join(root, builds.backend.result));
  server.start();
  const vite = await startVite();
  const onChange = afterChanges(() => rebuild(server));
  vite.watcher.add(sources).on('all', (_, file) => {
    if (sources.some((folder) => file.startsWith(folder)) && !file.endsWith('.spec.ts')) onChange();
  });
  /** @type {Promise<void> | undefined} */
  let stopping;
  const stop = () => (stopping ??= Promise.all([vite.close(), server.stop()]).then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env['npm_lifecycle_event']) endWithParent();
}
