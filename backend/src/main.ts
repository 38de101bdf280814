import { prepareProgram } from './platform/kernel/program.js';

prepareProgram();
void import('./start.js').then(({ startProvenance }) => startProvenance());
