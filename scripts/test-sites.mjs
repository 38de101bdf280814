import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();
const { runSiteTests } = await import('./test-sites/run-site-tests.mjs');
process.exitCode = await runSiteTests(process.argv.slice(2));
