import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, isStamped, removeStamp, writeStamp } from './content-stamp.mjs';
import { run, runNode } from './child-processes.mjs';
import { SetupError } from './setup-error.mjs';

const stamp = 'node_modules/.install-stamp';
/** The file that npm writes at the end of every install, so it also shows an install that was done by hand. */
const installedLock = 'node_modules/.package-lock.json';

const wantedDigest = () =>
  `${digestOf(['package.json', 'package-lock.json'])} ${process.platform}-${process.arch}`;

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os] the systems it is for, or with `!` those it is not for
 * @property {readonly string[]} [cpu] the processors, likewise
 * @property {readonly string[]} [libc] the C libraries
 */
/** @typedef {Record<string, Package>} Packages */
/** @typedef {Pick<NodeJS.Process, 'platform' | 'arch'>} Machine */

/**
 * @param {string} lockFile
 * @returns {Packages}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/**
 * Whether a list of a package allows a value.
 * @param {string} value
 * @param {readonly string[]} list `os` or `cpu` of a package; an empty one fits everything
 */
const fits = (value, list) =>
  !list.includes(`!${value}`) && (list.includes(value) || list.every((entry) => entry.startsWith('!')));

/**
 * Whether an optional package may be missing. One that is made for this machine must not be, such as the binaries of
 * Postgres. One for a C library may be, because it is hard to tell which library this machine has. One that names
 * neither system nor processor may be, because it comes with another one that is missing.
 * @param {Package} wanted
 * @param {Machine} machine
 */
const mayMiss = ({ os = [], cpu = [], libc = [] }, { platform, arch }) =>
  libc.length > 0 || os.length + cpu.length === 0 || !fits(platform, os) || !fits(arch, cpu);

/**
 * Whether what is installed is what is wanted on this machine.
 * @param {Packages} wanted `packages` of package-lock.json
 * @param {Packages} installed `packages` of the lock file inside node_modules
 * @param {Machine} machine
 */
export function isComplete(wanted, installed, machine) {
  const missing = Object.entries(wanted).filter(
    ([name, entry]) => name && !installed[name] && !(entry.optional && mayMiss(entry, machine)),
  );
  const different = Object.entries(installed).filter(
    ([name, { version, integrity }]) =>
      wanted[name]?.version !== version || wanted[name]?.integrity !== integrity,
  );
  return missing.length === 0 && different.length === 0;
}

/** Whether node_modules holds all that package-lock.json names. */
export function packagesAreInstalled() {
  const digest = wantedDigest();
  if (isStamped(stamp, digest)) return true;
  if (!existsSync(installedLock)) return false;
  return isComplete(packagesIn('package-lock.json'), packagesIn(installedLock), process);
}

/**
 * Runs the npm that runs this script, or else the machine's. It prints nothing but errors.
 * @param {readonly string[]} args
 * @param {(pid: number) => void} onStart is told the id of its process
 */
export function runNpm(args, onStart) {
  const npm = process.env['npm_execpath'] ?? '';
  const all = [...args, '--loglevel=error'];
  return path.basename(npm) === 'npm-cli.js'
    ? runNode([npm, ...all], { onStart })
    : run('npm', all, { onStart, shell: process.platform === 'win32' });
}

/**
 * Installs the packages of package-lock.json.
 * @param {(pid: number) => void} onStart is told the id of the process that installs
 * @throws SetupError after npm's own words when it fails
 */
export async function installPackages(onStart) {
  console.log('Installing packages (the first time takes about a minute)…');
  // Without these files, a half-removed node_modules, left by an interrupted install, is never taken for a whole one.
  removeStamp(stamp);
  removeStamp(installedLock);
  // Building needs the development packages, even where NODE_ENV says production.
  const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], onStart);
  if (code !== 0) {
    console.error(output.trim());
    throw new SetupError('The packages could not be installed: `npm ci` failed as shown above.');
  }
  writeStamp(stamp, wantedDigest());
}
