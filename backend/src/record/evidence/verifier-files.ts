import { backendText } from '../../platform/program/backend-file.js';

const read = (name: string): string => backendText(`src/record/evidence/verifier/${name}`);
const ofCredentials = [
  'boxes.mjs',
  'certificates.mjs',
  'places.mjs',
  'assertions.mjs',
  'credentials.mjs',
].map((name) => `../../../platform/c2pa/${name}`);

/** Matches lines that name another module, in code or for the type checker. */
const namesOfOthers = /^(?:import [^;]+ from '\.{1,2}\/[^']+';|\/\*\* @typedef \{import\('\.\/.+\*\/)\n/gm;

/** Joins modules into one that needs no other file. */
function joined(...names: readonly string[]): string {
  return names.map(read).join('\n').replaceAll(namesOfOthers, '');
}

/** Matches text that would begin, end or hide a script in a page; the verifier has it only in strings. */
const signsOfScripts = /<(?=!--|\/?script)/gi;

/**
 * The programs that check a pack, in a browser and in Node. They are the same code with which the product’s own tests
 * check packs.
 */
export function verifierFiles(): { readonly page: string; readonly program: string } {
  const script = joined('proofs.mjs', ...ofCredentials, 'verify-evidence.mjs', 'unzip.mjs', 'in-page.mjs');
  return {
    // The replacement is a function, since code may have characters with a meaning in replacement texts.
    page: read('verify.html').replace('/* script */', () =>
      script.replaceAll(signsOfScripts, String.raw`\x3C`),
    ),
    program: joined('proofs.mjs', ...ofCredentials, 'verify-evidence.mjs', 'in-node.mjs'),
  };
}
