import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { runTests } = await import('./test-runs/run-tests.mjs');
process.exitCode = await runTests(process.argv.slice(2));
