// Fails unless all packages of the lock file accept every supported version of Node.
import { readFileSync } from 'node:fs';
import { supportedNode } from '../setup/node-version.mjs';
import { refusedVersions } from './refused-versions.mjs';

/**
 * The packages that may refuse a supported version. npm warns of a package that refuses the version that runs
 * (`EBADENGINE`), or leaves it out if it is optional.
 */
const exceptions = [
  {
    name: 'file-type',
    asks: '>=22',
    because:
      'Only Nest’s FileTypeValidator loads it, which the product does not use; it works with Node 20 as well.',
  },
  {
    name: 'nanoid',
    asks: '^22 || ^24 || >=26',
    because: 'docx brings it along, but has it built into its own file, which works with Node 20 as well.',
  },
  {
    name: '@img/sharp-win32-ia32',
    asks: '^20.9.0',
    because: 'npm installs it on 32-bit Windows only, and with Node 20 only.',
  },
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const faults = refusedVersions(packages, supportedNode, exceptions);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
