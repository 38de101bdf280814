/* Checks an evidence pack: that its events are in the record that a checkpoint was signed for, each unchanged, in its place. */
import { certificatesIn, fingerprintOf } from '../../../platform/c2pa/certificates.mjs';
import { checkCredentials } from '../../../platform/c2pa/credentials.mjs';
import { fromHex, leafHash, openCheckpoint, openNote, sha256, toHex, verifyInclusion } from './proofs.mjs';

/** @typedef {{ fingerprint?: string, number?: number, image?: string, manifest?: string, contentSha256?: string }} EventData */
/** @typedef {{ stream: string, revision: number, type: string, data?: EventData }} EvidenceEvent */
/** @typedef {{ index: number, hash: string, path: string[] }} Leaf */
/** @typedef {import('./proofs.mjs').Checkpoint} Checkpoint */
/** @typedef {{ ok: boolean, problems: string[], events: number, checkpoint: Checkpoint | undefined }} Verdict */

const lineEnd = 10;

/** @param {Uint8Array} bytes */
const textOf = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** The lines as bytes: not one of them may be read as something else. @param {Uint8Array} bytes */
function linesOf(bytes) {
  const lines = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(lineEnd, start);
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : end));
    start = end < 0 ? bytes.length : end + 1;
  }
  return lines;
}

/** @param {Uint8Array} line */
function eventOf(line) {
  try {
    return /** @type {EvidenceEvent} */ (JSON.parse(textOf(line)));
  } catch {
    return undefined;
  }
}

/**
 * Which lines are not the events that were proved, and what happened to them.
 * @param {readonly Uint8Array[]} lines @param {readonly Leaf[]} leaves
 */
async function compareLines(lines, leaves) {
  const problems = [];
  const hashes = await Promise.all(lines.map(async (line) => toHex(await leafHash(line))));
  const placeOf = new Map(leaves.map(({ hash }, place) => [hash, place]));
  const present = new Set(hashes);
  for (const { index, hash } of leaves) {
    if (!present.has(hash)) problems.push(`Event ${index} of the record was left out or changed.`);
  }
  const inOrder = leaves.flatMap(({ hash }, place) => (present.has(hash) ? [place] : []));
  const seen = new Set();
  for (const [number, line] of lines.entries()) {
    const event = eventOf(line);
    const what = event ? `${event.type}, revision ${event.revision} of ${event.stream}` : 'no event';
    const place = placeOf.get(hashes[number] ?? '');
    if (place === undefined) problems.push(`Line ${number + 1} (${what}) is not what was recorded.`);
    else if (seen.has(place)) problems.push(`Line ${number + 1} (${what}) is there twice.`);
    else if (place !== inOrder[seen.size]) problems.push(`Line ${number + 1} (${what}) is not in its place.`);
    if (place !== undefined) seen.add(place);
  }
  return problems;
}

/**
 * What was left out together with its proof: in the pack of an article the revisions of each stream follow each other from
 * the first one on, in the pack of a period the events of the record do.
 * @param {string} kind @param {readonly Uint8Array[]} lines @param {readonly Leaf[]} leaves
 */
function findGaps(kind, lines, leaves) {
  const problems = [];
  /** @type {Map<string, number>} */
  const next = new Map();
  for (const [place, line] of lines.entries()) {
    const { stream = '', revision = 0 } = eventOf(line) ?? {};
    const expected = next.get(stream) ?? 0;
    next.set(stream, revision + 1);
    const before = leaves[place - 1]?.index;
    if (kind === 'article' && revision !== expected) {
      problems.push(`Revision ${expected} of ${stream} was left out.`);
    }
    if (kind === 'period' && before !== undefined && leaves[place]?.index !== before + 1) {
      problems.push(`Event ${before + 1} of the record was left out.`);
    }
  }
  return problems;
}

/** @param {readonly Leaf[]} leaves @param {Checkpoint} checkpoint */
async function checkProofs(leaves, { size, root }) {
  const problems = [];
  for (const [place, { index, hash, path }] of leaves.entries()) {
    if (!(await verifyInclusion(index, size, fromHex(hash), path.map(fromHex), root))) {
      problems.push(`Event ${index} is not proved to be in the record at the checkpoint.`);
    }
    const before = leaves[place - 1]?.index ?? -1;
    if (index <= before) problems.push(`The proof of event ${index} is not in its place.`);
  }
  return problems;
}

/**
 * Which files are not as the desk made them: the manifest holds the digests of all others, and is signed itself.
 * @param {(name: string) => Uint8Array} read @param {readonly string[]} names @param {string} verifierKey
 * @param {Record<string, string>} files digests by name
 */
async function checkFiles(read, names, verifierKey, files) {
  const signed = await openNote(textOf(read('signature.txt')), verifierKey);
  if (signed === undefined) return ['signature.txt is not signed with the key in public-key.txt.'];
  const digest = async (/** @type {string} */ name) => toHex(await sha256(read(name)));
  const [, said] = signed.split('\n');
  const problems = [];
  if (said !== `manifest.json sha256 ${await digest('manifest.json')}`) {
    problems.push('manifest.json was changed after it was signed.');
  }
  for (const [name, expected] of Object.entries(files)) {
    try {
      if ((await digest(name)) !== expected)
        problems.push(`${name} is not the file that the manifest names.`);
    } catch {
      problems.push(`${name} is missing.`);
    }
  }
  for (const name of names) {
    if (/^(?:packages|credentials|certificates)\//.test(name) && !(name in files))
      problems.push(`${name} was put in afterwards.`);
  }
  return problems;
}

/**
 * Whether each manifest is about the text beside it, or the picture that the record names, and is signed with a certificate
 * that the record knew by then.
 * @param {(name: string) => Uint8Array} read @param {readonly string[]} names of the pack's files
 * @param {readonly Uint8Array[]} lines @param {Date} at when the checkpoint was made: what is proved to be older needs no longer life
 */
async function checkManifests(read, names, lines, at) {
  const roots = names
    .filter((name) => name.startsWith('certificates/'))
    .flatMap((name) => certificatesIn(textOf(read(name))));
  const events = lines.map(eventOf);
  const problems = [];
  for (const name of names) {
    if (!/^credentials\/.+\.c2pa$/.test(name)) continue;
    const manifest = read(name);
    const [, number] = /^credentials\/(\d+)\.c2pa$/.exec(name) ?? [];
    const what = number === undefined ? name : `package ${number}`;
    const signed = events.findIndex((event) =>
      number === undefined ? isOfPicture(event, name, manifest) : isOfPackage(event, Number(number)),
    );
    const { contentSha256 = '' } = events[signed]?.data ?? {};
    const verdict =
      number === undefined
        ? await checkCredentials(manifest, { contentHash: fromHex(contentSha256), roots, now: at })
        : await checkCredentials(read(`credentials/published-${number}.md`), {
            beside: manifest,
            roots,
            now: at,
          });
    const { state, trusted, leaf, findings } = verdict;
    const fingerprint = leaf && (await fingerprintOf({ der: leaf }));
    const introduced = events.findIndex(
      (event) => event?.type === 'CredentialsCertificateChanged' && event.data?.fingerprint === fingerprint,
    );
    if (signed < 0) problems.push(`The record does not know the manifest of ${what}.`);
    else if (state !== 'valid') problems.push(`The manifest of ${what} does not hold: ${findings.join(' ')}`);
    else if (!trusted) problems.push(`The manifest of ${what} is signed with a certificate of others.`);
    else if (introduced < 0 || introduced > signed) {
      problems.push(`The record knew the certificate of the manifest of ${what} only later.`);
    }
  }
  return problems;
}

/** @param {EvidenceEvent | undefined} event @param {number} number */
const isOfPackage = (event, number) => event?.type === 'PackageSigned' && event.data?.number === number;

/** The file is named after the picture, and the record holds the manifest itself. @param {EvidenceEvent | undefined} event @param {string} name @param {Uint8Array} manifest */
function isOfPicture(event, name, manifest) {
  const { image, manifest: recorded } = event?.data ?? {};
  return (
    event?.type === 'ImageSigned' &&
    image !== undefined &&
    name.startsWith(`credentials/${image}`) &&
    recorded === btoa(String.fromCharCode(...manifest))
  );
}

/**
 * Checks a whole pack.
 * @param {(name: string) => Uint8Array} read a file of the pack; throws when there is none
 * @param {readonly string[]} [names] the files that there are, as far as that is known
 * @returns {Promise<Verdict>}
 */
export async function verifyEvidence(read, names = []) {
  try {
    return await verify(read, names);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [`The pack cannot be read: ${reason}`], events: 0, checkpoint: undefined };
  }
}

/** @param {(name: string) => Uint8Array} read @param {readonly string[]} names @returns {Promise<Verdict>} */
async function verify(read, names) {
  const verifierKey = textOf(read('public-key.txt'));
  const checkpoint = await openCheckpoint(textOf(read('checkpoint.txt')), verifierKey);
  /** @param {string} problem @returns {Verdict} */
  const failed = (problem) => ({ ok: false, problems: [problem], events: 0, checkpoint });
  if (!checkpoint) return failed('checkpoint.txt is not signed with the key in public-key.txt.');
  const { kind, events, files = {}, checkpoint: made } = JSON.parse(textOf(read('manifest.json')));
  /** @type {{ size: number, leaves: Leaf[] }} */
  const { size, leaves } = JSON.parse(textOf(read('proofs.json')));
  // The gaps that are looked for are those of a kind.
  if (kind !== 'article' && kind !== 'period') return failed('The manifest names no kind of pack.');
  if (size !== checkpoint.size) return failed('The proofs are not those of the checkpoint.');
  const bytes = read('events.ndjson');
  if (bytes.length > 0 && bytes.at(-1) !== lineEnd)
    return failed('The last line of events.ndjson was cut off.');
  const lines = linesOf(bytes);
  const problems = [...(await compareLines(lines, leaves)), ...(await checkProofs(leaves, checkpoint))];
  if (problems.length === 0) problems.push(...findGaps(kind, lines, leaves));
  if (problems.length === 0 && events !== lines.length) {
    problems.push(`The manifest names ${events} events, and there are ${lines.length}.`);
  }
  problems.push(...(await checkFiles(read, names, verifierKey, files)));
  if (problems.length === 0) {
    problems.push(...(await checkManifests(read, Object.keys(files), lines, new Date(made?.at))));
  }
  return { ok: problems.length === 0, problems, events: lines.length, checkpoint };
}

/** @param {Verdict} verdict */
export function inWords({ ok, events, checkpoint }) {
  if (!ok || !checkpoint) return 'This evidence does not hold.';
  return (
    `This evidence holds: its ${events === 1 ? '1 event is' : `${events} events are`}, unchanged, among the first ` +
    `${checkpoint.size} of the record ` +
    `“${checkpoint.origin}”, as its checkpoint was signed, and its files are as the desk made them.`
  );
}
