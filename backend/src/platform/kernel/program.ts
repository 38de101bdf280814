import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { backendFile } from './backend-file.js';

interface WithCompileCache {
  /** Since Node 22.8. Tells a failure in its result, such as a directory that cannot be written. */
  enableCompileCache?(directory: string): unknown;
}

/**
 * What a program does before it loads its code: stacks lead to our sources, and the code is compiled at the first start
 * only, where Node can keep that. The cache lies beside the code, where nobody writes who could not change the code.
 */
export function prepareProgram(): void {
  process.setSourceMapsEnabled(true);
  (nodeModule as WithCompileCache).enableCompileCache?.(fileURLToPath(backendFile('../compile-cache')));
}
