import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { runGuaranteeTests } = await import('./test-runs/run-guarantee-tests.mjs');
process.exitCode = await runGuaranteeTests(process.argv.slice(2));
