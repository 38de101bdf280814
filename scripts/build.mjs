import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { endChildrenOnSignals } = await import('./setup/child-processes.mjs');
const { prepare } = await import('./setup/prepare.mjs');
const { runCommand } = await import('./setup/setup-error.mjs');

endChildrenOnSignals();
await runCommand(() => prepare());
console.log('The backend is in dist/backend, the web application in dist/web.');
