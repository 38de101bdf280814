import { createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';

/*
 * Signed notes as transparency logs use them: https://c2sp.org/signed-note and https://c2sp.org/tlog-checkpoint.
 */

const ed25519 = 1;

function keyBytes(key: KeyObject): Buffer {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([Buffer.from([ed25519]), Buffer.from(x, 'base64url')]);
}

function keyHash(name: string, key: Buffer): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), key]), 'buffer').subarray(0, 4);
}

/** The key with which others check a note: `<name>+<key hash, hex>+<base64 of the key>`. */
export function verifierKey(name: string, key: KeyObject): string {
  const bytes = keyBytes(key);
  return `${name}+${keyHash(name, bytes).toString('hex')}+${bytes.toString('base64')}`;
}

/** @param text lines, each with its line end */
export function signedNote(text: string, name: string, key: KeyObject): string {
  const signature = Buffer.concat([keyHash(name, keyBytes(key)), sign(null, Buffer.from(text), key)]);
  return `${text}\n— ${name} ${signature.toString('base64')}\n`;
}

/** The text of a note that the owner of this verifier key has signed; undefined if that owner has not signed it. */
export function openedNote(note: string, verifier: string): string | undefined {
  const [, name = '', , key = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifier) ?? [];
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return undefined;
  const text = note.slice(0, end + 1);
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length !== 33 || bytes[0] !== ed25519) return undefined;
  const x = bytes.subarray(1).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      const [dash, signer, base64 = ''] = line.split(' ');
      const signature = Buffer.from(base64, 'base64');
      return (
        dash === '—' &&
        signer === name &&
        signature.subarray(0, 4).equals(keyHash(name, bytes)) &&
        verify(null, Buffer.from(text), publicKey, signature.subarray(4))
      );
    });
  return signed ? text : undefined;
}

/** A tree head as text: origin, size, root. */
export function checkpointText(origin: string, size: number, root: Buffer): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}
