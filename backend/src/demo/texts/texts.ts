import type { z } from 'zod';
import { backendJson } from '../../platform/program/backend-file.js';

/**
 * Reads the content of a file in `texts/`; each is read once, when the module that uses it loads.
 * @throws Error if the file does not have the given shape
 */
export function readTexts<T>(file: string, shape: z.ZodType<T>): T {
  return backendJson(`src/demo/texts/${file}`, shape);
}
