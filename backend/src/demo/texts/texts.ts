import type { z } from 'zod';
import { backendJson } from '../../platform/program/backend-file.js';

/**
 * What stands in a file of `texts/`; each is read once, when the module that uses it loads.
 * @throws when the file's shape is not the one given
 */
export function readTexts<T>(file: string, shape: z.ZodType<T>): T {
  return backendJson(`src/demo/texts/${file}`, shape);
}
