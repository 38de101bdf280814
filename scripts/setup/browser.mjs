import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, runNode } from './child-processes.mjs';
import { SetupError } from './setup-error.mjs';

/** How long a browser may take to start, in milliseconds; one that takes longer does not start at all. */
const launchTimeout = 30_000;

/** @returns {string[]} where Chrome, Edge and Chromium are when they are installed */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] ?? '',
    );
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
      'Chromium/Application/chrome.exe',
    ];
    return programs.flatMap((program) => roots.filter(Boolean).map((root) => path.join(root, program)));
  }
  const names = ['google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chromium', 'chromium-browser'];
  const directories = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  return names.flatMap((name) => directories.map((directory) => path.join(directory, name)));
}

/**
 * Starts a browser, because a file that is there may still be a stub or lack a library.
 * @param {string} executablePath
 */
async function starts(executablePath) {
  if (!existsSync(executablePath)) return false;
  const { chromium } = await import('playwright-core');
  try {
    const browser = await chromium.launch({ executablePath, timeout: launchTimeout });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** @param {Iterable<string>} paths */
async function firstThatStarts(paths) {
  for (const executablePath of new Set(paths)) {
    if (await starts(executablePath)) return executablePath;
  }
  return undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) {
    console.log('No browser found; downloading one…');
    // Without a network, the download must not be tried for minutes.
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    await runNode(['node_modules/playwright-core/cli.js', 'install', 'chromium', '--no-shell'], { env });
  }
  return firstThatStarts([executablePath]);
}

async function debiansPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  console.log("Installing Debian's chromium package…");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return firstThatStarts(['/usr/bin/chromium']);
}

/**
 * Finds a Chromium-like browser that starts, or installs one. It tries, in this order, `CHROME_PATH`, an installed
 * Chrome, Edge or Chromium, playwright-core's own download, and Debian's package.
 * @returns {Promise<string>} path of the browser's program
 * @throws SetupError when there is none, or when the one that `CHROME_PATH` names does not start
 */
export async function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (await starts(named)) return named;
    throw new SetupError(`CHROME_PATH must name a Chrome, Edge or Chromium that starts; ${named} does not.`);
  }
  const found =
    (await firstThatStarts(usualPlaces())) ?? (await playwrightsOwn()) ?? (await debiansPackage());
  if (found) return found;
  throw new SetupError(
    'The browser tests need Chrome, Edge or Chromium, and none could be found or installed; install one or set CHROME_PATH.',
  );
}
