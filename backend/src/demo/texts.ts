import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { backendFile } from '../platform/kernel/backend-file.js';

/**
 * What stands in a file of `texts/`; each is read once, when the module that uses it loads.
 * @throws when the file's shape is not the one given
 */
export function readTexts<T>(file: string, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(readFileSync(backendFile(`src/demo/texts/${file}`), 'utf8')));
}
