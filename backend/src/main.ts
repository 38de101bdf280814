import { prepareProgram } from './platform/program/program.js';

prepareProgram();
void import('./start.js').then(({ startProvenance }) => startProvenance());
