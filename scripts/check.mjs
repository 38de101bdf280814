// Checks what must hold of every commit: node scripts/check.mjs [--no-tests].
import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { runChecks } = await import('./checks/run-checks.mjs');
process.exitCode = await runChecks({ tests: !process.argv.includes('--no-tests') });
