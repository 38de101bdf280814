import { backendFile } from './backend-file.js';

/**
 * Where the built program of a thread is. Tests run the sources, which only they translate, and the built program.
 * @param path below `backend`, with the ending .js
 */
export function builtProgram(path: string): URL {
  const { href } = backendFile(path);
  return new URL(
    import.meta.url.endsWith('.ts') ? href.replace(/\/backend\/(?!.*\/backend\/)/, '/dist/backend/') : href,
  );
}
