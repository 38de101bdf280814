import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { runProgram } = await import('./setup/run-program.mjs');
await runProgram('src/main.js');
