import { prepareProgram } from './platform/kernel/program.js';

prepareProgram();
const { startProvenance } = await import('./start.js');
await startProvenance();
