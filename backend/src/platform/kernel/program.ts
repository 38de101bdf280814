import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { backendFile } from './backend-file.js';

interface WithCompileCache {
  /** Since Node 22.8. Tells a failure in its result, such as a directory that cannot be written. */
  enableCompileCache?(directory: string): unknown;
}

/** By itself V8 lets a heap grow to several times of what is alive before it collects; measured, that saves no time here. */
const heapGrowthPercent = 50;

/**
 * What a program does before it loads its code: stacks lead to our sources, the heap stays small, and the code is compiled
 * at the first start only, where Node can keep that. The cache lies beside the code, where nobody writes who could not
 * change the code.
 */
export function prepareProgram(): void {
  process.setSourceMapsEnabled(true);
  v8.setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  (nodeModule as WithCompileCache).enableCompileCache?.(fileURLToPath(backendFile('../compile-cache')));
}
