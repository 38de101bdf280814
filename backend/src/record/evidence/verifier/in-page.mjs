/* The script of verify.html: checks the archive, or the unpacked files, that somebody gives it. */
import { certificatesIn } from '../../../platform/c2pa/certificates.mjs';
import { checkCredentials } from '../../../platform/c2pa/credentials.mjs';
import { unzipped } from './unzip.mjs';
import { inWords, verifyEvidence } from './verify-evidence.mjs';

const input = /** @type {HTMLInputElement} */ (document.getElementById('files'));
const result = /** @type {HTMLElement} */ (document.getElementById('result'));

input.addEventListener('change', async () => {
  result.textContent = 'Checking…';
  /** @type {Map<string, Uint8Array>} */
  let files = new Map();
  let unreadable = '';
  try {
    files = await collected(input.files ?? []);
  } catch (error) {
    unreadable = String(error);
  }
  if (unreadable === '' && !files.has('manifest.json')) {
    show(await verdictOnFile(files));
    return;
  }
  const verdict = await verifyEvidence(
    (name) => {
      // Of unpacked files a browser tells the name without the folder.
      const bytes =
        files.get(name) ?? files.get(name.replace(/^(?:packages|credentials|certificates)\//, ''));
      if (!bytes) throw new Error(unreadable || `${name} is missing.`);
      return bytes;
    },
    [...files.keys()],
  );
  show({ ok: verdict.ok, sentence: inWords(verdict), details: verdict.problems });
});

/** @param {{ ok: boolean, sentence: string, details: readonly string[] }} verdict */
function show({ ok, sentence, details }) {
  result.dataset.verdict = ok ? 'holds' : 'fails';
  const list = document.createElement('ul');
  list.append(
    ...details.map((detail) => Object.assign(document.createElement('li'), { textContent: detail })),
  );
  result.replaceChildren(Object.assign(document.createElement('p'), { textContent: sentence }), list);
}

/** Of a file that was published, with its manifest and the root, if they were given too. @param {Map<string, Uint8Array>} files */
async function verdictOnFile(files) {
  const named = [...files].map(([name, bytes]) => ({ name, bytes }));
  const roots = named.filter(({ name }) => name.endsWith('.pem'));
  const beside = named.find(({ name }) => name.endsWith('.c2pa'));
  const file = named.find((one) => one !== beside && !roots.includes(one));
  if (!file) return { ok: false, sentence: 'There is no file to check.', details: [] };
  const { state, signer, statement, findings } = await checkCredentials(file.bytes, {
    beside: beside?.bytes,
    roots: certificatesIn(roots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n')),
  });
  const held = `${file.name} holds its Content Credentials, signed by “${signer}”.`;
  const ok = state === 'valid';
  const sentence = ok ? held : `${file.name} does not hold Content Credentials.`;
  return { ok, sentence, details: [...(statement ? [statement] : []), ...findings] };
}

/** @param {Iterable<File>} given */
async function collected(given) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (const file of given) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!file.name.endsWith('.zip')) files.set(file.name, bytes);
    else for (const [name, content] of await unzipped(bytes)) files.set(name, content);
  }
  return files;
}
