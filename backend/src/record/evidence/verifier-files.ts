import { readFileSync } from 'node:fs';
import { backendFile } from '../../platform/kernel/backend-file.js';

const read = (name: string): string =>
  readFileSync(backendFile(`src/record/evidence/verifier/${name}`), 'utf8');

/** Several modules as one that needs no other file. */
function joined(...names: readonly string[]): string {
  return names
    .map(read)
    .join('\n')
    .replaceAll(/^import [^;]+ from '\.\/[^']+';\n/gm, '');
}

/** The programs that check a pack, in a browser and in Node: the very code that our own tests check packs with. */
export function verifierFiles(): { readonly page: string; readonly program: string } {
  const script = joined('proofs.mjs', 'verify-evidence.mjs', 'unzip.mjs', 'in-page.mjs');
  return {
    // A function, since code may hold what a replacement text gives a meaning to.
    page: read('verify.html').replace('/* script */', () => script),
    program: joined('proofs.mjs', 'verify-evidence.mjs', 'in-node.mjs'),
  };
}
