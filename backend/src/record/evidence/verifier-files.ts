import { backendText } from '../../platform/program/backend-file.js';

const read = (name: string): string => backendText(`src/record/evidence/verifier/${name}`);
const ofCredentials = [
  'boxes.mjs',
  'certificates.mjs',
  'places.mjs',
  'assertions.mjs',
  'credentials.mjs',
].map((name) => `../../../platform/c2pa/${name}`);

/** Lines that name another module, in code or for who checks its types. */
const namesOfOthers = /^(?:import [^;]+ from '\.{1,2}\/[^']+';|\/\*\* @typedef \{import\('\.\/.+\*\/)\n/gm;

/** Several modules as one that needs no other file. */
function joined(...names: readonly string[]): string {
  return names.map(read).join('\n').replaceAll(namesOfOthers, '');
}

/** What would begin or end a script, or hide one, where this one stands in a page; it is found in texts only. */
const signsOfScripts = /<(?=!--|\/?script)/gi;

/** The programs that check a pack, in a browser and in Node: the very code that our own tests check packs with. */
export function verifierFiles(): { readonly page: string; readonly program: string } {
  const script = joined('proofs.mjs', ...ofCredentials, 'verify-evidence.mjs', 'unzip.mjs', 'in-page.mjs');
  return {
    // A function, since code may hold what a replacement text gives a meaning to.
    page: read('verify.html').replace('/* script */', () =>
      script.replaceAll(signsOfScripts, String.raw`\x3C`),
    ),
    program: joined('proofs.mjs', ...ofCredentials, 'verify-evidence.mjs', 'in-node.mjs'),
  };
}
