import { endOfSupport, requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const advice = endOfSupport(process.versions.node);
if (advice !== undefined) console.warn(advice);
const { runProgram } = await import('./setup/run-program.mjs');
await runProgram('src/main.js');
