import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The address of a compiled module of the backend, not bundled, for child processes of tests: Jest compiles sources in
 * memory, where no child process can find them. It needs `npm run build:backend`, which `npm test` runs.
 *
 * @param file below `backend`, with the ending .js
 */
export const compiled = (file: string): string =>
  pathToFileURL(path.resolve('dist/backend/modules/backend', file)).href;
