import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { runChecks } = await import('./checks/run-checks.mjs');
process.exitCode = await runChecks();
