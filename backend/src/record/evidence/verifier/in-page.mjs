/* The script of verify.html: checks the archive, or the unpacked files, that somebody gives it. */
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
  const verdict = await verifyEvidence(
    (name) => {
      // Of unpacked files a browser tells the name without the folder.
      const bytes = files.get(name) ?? files.get(name.replace('packages/', ''));
      if (!bytes) throw new Error(unreadable || `${name} is missing.`);
      return bytes;
    },
    [...files.keys()],
  );
  result.dataset.verdict = verdict.ok ? 'holds' : 'fails';
  const list = document.createElement('ul');
  list.append(
    ...verdict.problems.map((problem) =>
      Object.assign(document.createElement('li'), { textContent: problem }),
    ),
  );
  result.replaceChildren(Object.assign(document.createElement('p'), { textContent: inWords(verdict) }), list);
});

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
