import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { backendFile } from './backend-file.js';

const isBuilt = import.meta.url.includes('/dist/backend/');
const manifest = backendFile(isBuilt ? '../../package.json' : '../package.json');

/** The product's version, from its package. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(manifest, 'utf8')));
