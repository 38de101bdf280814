/*
 * node verify.mjs [directory]: checks the pack that was unpacked there, or beside this file.
 * node verify.mjs file [root.pem]: checks the Content Credentials of a file, or those in the .c2pa file beside it.
 * Exit code 0 when it holds, else 1.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { certificatesIn } from '../../../platform/c2pa/certificates.mjs';
import { checkCredentials } from '../../../platform/c2pa/credentials.mjs';
import { inWords, verifyEvidence } from './verify-evidence.mjs';

const [given, root] = process.argv.slice(2);
const place = given ?? path.dirname(fileURLToPath(import.meta.url));
if (statSync(place).isFile()) await checkFile(place);
else await checkPack(place);

/** @param {string} file */
async function checkFile(file) {
  const aside = file.replace(/\.[^./\\]+$/, '.c2pa');
  const { state, signer, statement, findings } = await checkCredentials(readFileSync(file), {
    beside: aside !== file && existsSync(aside) ? readFileSync(aside) : undefined,
    roots: root === undefined ? [] : certificatesIn(readFileSync(root, 'utf8')),
  });
  console.log(
    [
      `${file}: ${state}`,
      ...(signer ? [`Signed by ${signer}.`] : []),
      ...(statement ? [statement] : []),
      ...findings,
    ].join('\n'),
  );
  process.exitCode = state === 'valid' ? 0 : 1;
}

/** @param {string} directory */
async function checkPack(directory) {
  const names = ['packages', 'credentials', 'certificates'].flatMap((folder) => {
    const inside = path.join(directory, folder);
    return existsSync(inside) ? readdirSync(inside).map((name) => `${folder}/${name}`) : [];
  });
  const verdict = await verifyEvidence((name) => readFileSync(path.join(directory, name)), names);
  console.log([inWords(verdict), ...verdict.problems].join('\n'));
  process.exitCode = verdict.ok ? 0 : 1;
}
