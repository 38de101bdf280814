import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { runMutationTests } = await import('./test-runs/run-mutation-tests.mjs');
await runMutationTests(process.argv.slice(2));
