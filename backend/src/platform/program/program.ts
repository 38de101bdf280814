import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { backendFile } from './backend-file.js';
import { useCodeCache } from './code-cache.js';

interface WithCompileCache {
  /** Since Node 22.8. Tells a failure in its result, such as a directory that cannot be written. */
  readonly enableCompileCache?: (this: void, directory: string) => unknown;
}

const { enableCompileCache } = nodeModule as WithCompileCache;

/** Whether Node keeps by itself what it compiles. */
export const keepsCompiledCode = enableCompileCache !== undefined;

/** By itself V8 lets a heap grow to several times of what is alive before it collects; measured, that saves no time here. */
const heapGrowthPercent = 50;

/**
 * What a program has to be started with, for glibc reads it only then; `npm start` and the image set the same. By itself
 * glibc keeps up to 64 MiB of what was freed, in case it is needed again; measured, that saves no time here.
 */
export const memoryEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/**
 * What a program does before it loads its code: stacks lead to our sources, the heap stays small, and most of the code is
 * compiled already. The cache lies beside the code, where nobody writes who could not change the code.
 */
export function prepareProgram(): void {
  process.setSourceMapsEnabled(true);
  v8.setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  if (enableCompileCache) enableCompileCache(fileURLToPath(backendFile('../compile-cache')));
  else useCodeCache();
}
