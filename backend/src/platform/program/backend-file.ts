import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/**
 * The directory of the build, or else the last one with this name, because the bundler may put code anywhere below it.
 */
const [backend] = /^.*\/dist\/backend\/|^.*\/backend\//.exec(import.meta.url) ?? [import.meta.url];

/** Address of a file by its path below `backend`, such as `src/main.js`. */
export function backendFile(path: string): URL {
  return new URL(path, backend);
}

/** The text of a file by its path below `backend`. */
export function backendText(path: string): string {
  return readFileSync(backendFile(path), 'utf8');
}

/**
 * The content of a JSON file by its path below `backend`.
 * @throws if it does not have the given shape
 */
export function backendJson<T>(path: string, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(backendText(path)));
}
