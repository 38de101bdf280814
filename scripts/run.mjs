// Runs a command-line program of the backend: node scripts/run.mjs <program below dist/backend> [arguments].
import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { builds } = await import('./setup/builds.mjs');
const { runProgram } = await import('./setup/run-program.mjs');
const [program = '', ...args] = process.argv.slice(2);
await runProgram(program, { args, wanted: [builds.backend] });
