import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A directory for one test. Other users may enter it, as the user that Postgres runs as must. */
export async function temporaryDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'provenance-test-'));
  await chmod(directory, 0o755);
  return { path: directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
