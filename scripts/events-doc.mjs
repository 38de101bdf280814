import { printedBy, writeOrCheck } from './checks/generated-file.mjs';

await writeOrCheck('docs/events.md', () => printedBy('events-doc.js'), 'npm run docs:events');
