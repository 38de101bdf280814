import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { startApplication } = await import('./setup/start-application.mjs');
await startApplication('main.js');
