import { backendFile } from './backend-file.js';

/**
 * Address of a thread’s built program. Only the test runner can translate sources, and threads run without it, so tests
 * use the built program too.
 * @param path below `backend`, ending in .js
 */
export function builtProgram(path: string): URL {
  const { href } = backendFile(path);
  return new URL(
    import.meta.url.endsWith('.ts') ? href.replace(/\/backend\/(?!.*\/backend\/)/, '/dist/backend/') : href,
  );
}
