// Builds what is stale: node scripts/build.mjs [backend] [frontend].
import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { builds } = await import('./setup/builds.mjs');
const { endChildrenOnSignals } = await import('./setup/child-processes.mjs');
const { prepare } = await import('./setup/prepare.mjs');
const { runCommand } = await import('./setup/setup-error.mjs');

const named = process.argv.slice(2);
endChildrenOnSignals();
await runCommand(() =>
  prepare(Object.values(builds).filter(({ name }) => named.length === 0 || named.includes(name))),
);
console.log('The backend is in dist/backend, the web application in dist/web.');
