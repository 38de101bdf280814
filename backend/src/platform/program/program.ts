import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { backendFile } from './backend-file.js';
import { useCodeCache } from './code-cache.js';

interface WithCompileCache {
  /**
   * Enables Node’s own cache, which exists since Node 22.8. A failure is reported in its result, for instance for a
   * directory that cannot be written.
   */
  readonly enableCompileCache?: (this: void, directory: string) => unknown;
}

const { enableCompileCache } = nodeModule as WithCompileCache;

/** Whether Node itself caches compiled code. */
export const keepsCompiledCode = enableCompileCache !== undefined;

/**
 * How far the heap may grow beyond its live size before V8 collects. By default it may grow to several times that size;
 * measurements showed no time saved here.
 */
const heapGrowthPercent = 50;

/**
 * Variables that a program must be started with, because glibc reads them only then; `npm start` and the image set the
 * same. By default glibc keeps up to 64 MiB of freed memory for later; measurements showed no time saved here.
 */
export const memoryEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/**
 * Prepares a program before it loads its code: stack traces show the sources, the heap stays small, and most of the
 * code is already compiled. The cache is next to the code, so only those who could change the code can write there.
 */
export function prepareProgram(): void {
  process.setSourceMapsEnabled(true);
  v8.setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  if (enableCompileCache) enableCompileCache(fileURLToPath(backendFile('../compile-cache')));
  else useCodeCache();
}
