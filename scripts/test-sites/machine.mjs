import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/prepare.mjs';
import { SetupError } from '../setup/setup-error.mjs';

/** The number of bytes that the site builders need while they are unpacked. */
const room = 2_500_000_000;

/** Debian's packages with the programs that the site builders need. */
const packages = 'php-cli php-gd php-mbstring php-mysql php-xml mariadb-server';

/** The extensions of PHP; WordPress makes an article's smaller pictures with `gd`. */
const extensions = ['dom', 'gd', 'mbstring', 'mysqli', 'Phar'];

/**
 * Finds a program. Servers are often in directories where only an administrator's shell looks for programs.
 * @param {string} program
 * @returns {string | undefined} its path
 */
function pathOf(program) {
  const directories = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return directories.map((directory) => path.join(directory, program)).find((file) => existsSync(file));
}

/** @returns {string[]} such as `the extension gd of PHP` */
function missing() {
  const programs = ['php', 'mariadbd', 'mariadb-install-db', 'tar'].filter((program) => !pathOf(program));
  const php = pathOf('php');
  const loaded = php ? spawnSync(php, ['-m'], { encoding: 'utf8' }).stdout.split('\n') : extensions;
  return [
    ...programs,
    ...extensions
      .filter((extension) => !loaded.includes(extension))
      .map((extension) => `the extension ${extension} of PHP`),
  ];
}

/**
 * Looks whether the machine has what the site builders need.
 * @throws SetupError that names what is missing
 */
export function requireMachine() {
  const wanting = missing();
  if (wanting.length > 0) {
    throw new SetupError(
      `WordPress and Ghost need what this machine does not have: ${wanting.join(', ')}. Debian has it in: ${packages}.`,
    );
  }
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < room) {
    throw new SetupError(`WordPress and Ghost need ${room / 1e9} GB on the disk of ${root}.`);
  }
}

/**
 * @param {string} program one that {@link requireMachine} has seen
 * @returns {string} its path
 */
export function programOf(program) {
  const file = pathOf(program);
  if (!file) throw new SetupError(`There is no ${program} any more.`);
  return file;
}
