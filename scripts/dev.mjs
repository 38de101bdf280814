import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { develop } = await import('./development/develop.mjs');
await develop();
