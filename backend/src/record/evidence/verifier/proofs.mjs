/*
 * Checks what the record proves, with nothing but the Web Crypto API: the same code runs in a browser and in Node.
 *
 * Trees and proofs: RFC 6962, section 2.1. Checkpoints: https://c2sp.org/tlog-checkpoint, https://c2sp.org/signed-note.
 */

/** @typedef {{ origin: string, size: number, root: Uint8Array }} Checkpoint */

const utf8 = new TextEncoder();

/** @param {...Uint8Array} parts */
export async function sha256(...parts) {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** @param {Uint8Array} leaf */
export const leafHash = (leaf) => sha256(Uint8Array.of(0), leaf);
/** @param {Uint8Array} left @param {Uint8Array} right */
const nodeHash = (left, right) => sha256(Uint8Array.of(1), left, right);

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
/** @param {string} base64 */
const fromBase64 = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Whether a leaf is in the tree with this root: RFC 9162, section 2.1.3.2.
 * @param {number} index @param {number} size @param {Uint8Array} leaf its hash @param {readonly Uint8Array[]} path
 * @param {Uint8Array} root
 */
export async function verifyInclusion(index, size, leaf, path, root) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = await nodeHash(sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else {
      hash = await nodeHash(hash, sibling);
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && toHex(hash) === toHex(root);
}

/**
 * Whether the record of `to` events continues that of `from`: RFC 9162, section 2.1.4.2.
 * @param {number} from @param {number} to @param {readonly Uint8Array[]} proof @param {Uint8Array} fromRoot
 * @param {Uint8Array} toRoot
 */
export async function verifyConsistency(from, to, proof, fromRoot, toRoot) {
  if (from > to) return false;
  if (from === 0) return proof.length === 0;
  if (from === to) return proof.length === 0 && toHex(fromRoot) === toHex(toRoot);
  const hashes = Number.isInteger(Math.log2(from)) ? [fromRoot, ...proof] : [...proof];
  let [node, last] = [from - 1, to - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  let [older] = hashes;
  if (!older) return false;
  let newer = older;
  for (const hash of hashes.slice(1)) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      older = await nodeHash(hash, older);
      newer = await nodeHash(hash, newer);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else {
      newer = await nodeHash(newer, hash);
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && toHex(older) === toHex(fromRoot) && toHex(newer) === toHex(toRoot);
}

/**
 * The text of a note, if the owner of the key has signed it.
 * @param {string} note @param {string} verifierKey
 * @returns {Promise<string | undefined>}
 */
export async function openNote(note, verifierKey) {
  const [, name, hash, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)\s*$/.exec(verifierKey) ?? [];
  const end = note.lastIndexOf('\n\n');
  if (!name || !hash || !base64 || end < 0) return undefined;
  const key = fromBase64(base64);
  const expected = (await sha256(utf8.encode(`${name}\n`), key)).subarray(0, 4);
  if (key[0] !== 1 || key.length !== 33 || toHex(expected) !== hash) return undefined;
  const text = note.slice(0, end + 1);
  const publicKey = await crypto.subtle.importKey('raw', key.subarray(1), 'Ed25519', false, ['verify']);
  for (const line of note.slice(end + 2).split('\n')) {
    const [, signer, signed] = /^— ([^\s+]+) ([A-Za-z0-9+/]+=*)$/.exec(line) ?? [];
    if (signer !== name || !signed) continue;
    const signature = fromBase64(signed);
    if (toHex(signature.subarray(0, 4)) !== hash) continue;
    if (await crypto.subtle.verify('Ed25519', publicKey, signature.subarray(4), utf8.encode(text)))
      return text;
  }
  return undefined;
}

/**
 * What a checkpoint says, if the owner of the key has signed it.
 * @param {string} note @param {string} verifierKey
 * @returns {Promise<Checkpoint | undefined>}
 */
export async function openCheckpoint(note, verifierKey) {
  const [origin = '', size = '', root = ''] = (await openNote(note, verifierKey))?.split('\n') ?? [];
  return /^\d+$/.test(size) ? { origin, size: Number(size), root: fromBase64(root) } : undefined;
}
