/* Reads certificates (X.509, RFC 5280) and checks signatures, with nothing but the Web Crypto API. */
import { Unreadable } from './boxes.mjs';

/**
 * @typedef {{ tag: number, bytes: Uint8Array, content: Uint8Array }} Der
 * @typedef {{
 *   der: Uint8Array, signed: Uint8Array, issuer: Uint8Array, subject: Uint8Array, name: string, publicKey: Uint8Array,
 *   notBefore: Date, notAfter: Date, authority: boolean, purposes: readonly string[],
 *   signature: Uint8Array, signatureAlgorithm: string
 * }} Certificate
 */

/** @param {Uint8Array} bytes @returns {Der[]} */
function derIn(bytes) {
  const found = [];
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, short = 0] = bytes.subarray(at, at + 2);
    const more = short < 128 ? 0 : short - 128;
    if (more > 4) throw new Unreadable('A certificate is malformed.');
    const long = bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
    const start = at + 2 + more;
    const end = start + (short < 128 ? short : long);
    if (end > bytes.length || end <= at) throw new Unreadable('A certificate is malformed.');
    found.push({ tag, bytes: bytes.subarray(at, end), content: bytes.subarray(start, end) });
    at = end;
  }
  return found;
}

/** @param {Der | undefined} value @returns {Der[]} */
const within = (value) => (value ? derIn(value.content) : []);

/** An object identifier, with dots. @param {Der | undefined} value */
function identifier(value) {
  const [first = 0, ...rest] = value?.content ?? [];
  const numbers = [Math.floor(first / 40), first % 40];
  let number = 0;
  for (const byte of rest) {
    number = number * 128 + (byte & 127);
    if (byte < 128) {
      numbers.push(number);
      number = 0;
    }
  }
  return numbers.join('.');
}

/** @param {Der | undefined} value */
function dateOf(value) {
  const text = new TextDecoder().decode(value?.content);
  const century = Number(text.slice(0, 2)) < 50 ? '20' : '19';
  const whole = value?.tag === 0x17 ? `${century}${text}` : text;
  return new Date(whole.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

const organisation = '2.5.4.10';
const commonName = '2.5.4.3';

/** Whose it is: the organisation, else the common name. @param {Der | undefined} subject */
function nameOf(subject) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const part of within(subject).flatMap(within)) {
    const [kind, value] = within(part);
    parts.set(identifier(kind), new TextDecoder().decode(value?.content));
  }
  return parts.get(organisation) ?? parts.get(commonName) ?? '';
}

const basicConstraints = '2.5.29.19';
const extendedKeyUsage = '2.5.29.37';

/** @param {Der | undefined} wrapped @returns {Map<string, Der>} what the extensions say, by their identifiers */
function extensionsIn(wrapped) {
  const [list] = within(wrapped);
  return new Map(
    within(list).flatMap((extension) => {
      const [kind, ...rest] = within(extension);
      const [value] = within(rest.at(-1));
      return value ? [[identifier(kind), value]] : [];
    }),
  );
}

/** @param {Uint8Array} der @returns {Certificate} @throws {Unreadable} */
export function certificateOf(der) {
  const [certificate] = derIn(der);
  const [signed, signatureAlgorithm, signature] = within(certificate);
  const parts = within(signed).filter(({ tag }) => tag !== 0xa0);
  const [, , issuer, validity, subject, publicKey] = parts;
  const [notBefore, notAfter] = within(validity);
  if (!signed || !signature || !issuer || !subject || !publicKey) {
    throw new Unreadable('A certificate is malformed.');
  }
  const extensions = extensionsIn(parts.find(({ tag }) => tag === 0xa3));
  return {
    der,
    signed: signed.bytes,
    issuer: issuer.bytes,
    subject: subject.bytes,
    name: nameOf(subject),
    publicKey: publicKey.bytes,
    notBefore: dateOf(notBefore),
    notAfter: dateOf(notAfter),
    authority: within(extensions.get(basicConstraints))[0]?.content[0] === 0xff,
    purposes: within(extensions.get(extendedKeyUsage)).map(identifier),
    // The first byte of a bit string says how many of its last bits are unused.
    signature: signature.content.subarray(1),
    signatureAlgorithm: identifier(within(signatureAlgorithm)[0]),
  };
}

/** The certificates in a text in PEM. @param {string} pem @returns {Certificate[]} */
export function certificatesIn(pem) {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.map((one) => {
    const base64 = one.replaceAll(/-----[^-]+-----|\s/g, '');
    return certificateOf(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  });
}

/** @param {Certificate} certificate SHA-256 of it, in hex */
export async function fingerprintOf({ der }) {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(der));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} hash */
const pkcs1 = (hash) => ({ name: 'RSASSA-PKCS1-v1_5', hash });
/** @param {string} hash */
const ecdsa = (hash) => ({ name: 'ECDSA', hash });

/** By which algorithms authorities sign certificates. @type {Record<string, { name: string, hash?: string }>} */
const ofAuthorities = {
  '1.2.840.10045.4.3.2': ecdsa('SHA-256'),
  '1.2.840.10045.4.3.3': ecdsa('SHA-384'),
  '1.2.840.10045.4.3.4': ecdsa('SHA-512'),
  '1.2.840.113549.1.1.11': pkcs1('SHA-256'),
  '1.2.840.113549.1.1.12': pkcs1('SHA-384'),
  '1.2.840.113549.1.1.13': pkcs1('SHA-512'),
  '1.3.101.112': { name: 'Ed25519' },
};

/** By which claims are signed, by their numbers in COSE. @type {Record<number, { name: string, hash?: string, saltLength?: number }>} */
const ofClaims = {
  [-7]: ecdsa('SHA-256'),
  [-35]: ecdsa('SHA-384'),
  [-36]: ecdsa('SHA-512'),
  [-37]: { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 32 },
  [-38]: { name: 'RSA-PSS', hash: 'SHA-384', saltLength: 48 },
  [-39]: { name: 'RSA-PSS', hash: 'SHA-512', saltLength: 64 },
  [-8]: { name: 'Ed25519' },
};

/** @type {Record<string, { namedCurve: string, size: number }>} */
const curves = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', size: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', size: 48 },
  '1.3.132.0.35': { namedCurve: 'P-521', size: 66 },
};

/** @param {Uint8Array} publicKey */
function curveOf(publicKey) {
  const [algorithm] = within(derIn(publicKey)[0]);
  return curves[identifier(within(algorithm)[1])];
}

/** The two numbers of a signature in DER, one after the other. @param {Uint8Array} der @param {number} size */
function withoutDer(der, size) {
  const bytes = new Uint8Array(2 * size);
  for (const [place, { content }] of within(derIn(der)[0]).slice(0, 2).entries()) {
    const number = content.length > size ? content.subarray(content.length - size) : content;
    bytes.set(number, (place + 1) * size - number.length);
  }
  return bytes;
}

/**
 * @param {{ name: string, hash?: string, saltLength?: number }} algorithm @param {Uint8Array} publicKey
 * @param {Uint8Array} signature @param {Uint8Array} data
 */
async function verified(algorithm, publicKey, signature, data) {
  const { name, hash } = algorithm;
  const curve = name === 'ECDSA' ? curveOf(publicKey) : undefined;
  const kind = { name, ...(curve ? { namedCurve: curve.namedCurve } : hash ? { hash } : {}) };
  try {
    const key = await crypto.subtle.importKey('spki', new Uint8Array(publicKey), kind, false, ['verify']);
    return await crypto.subtle.verify(algorithm, key, new Uint8Array(signature), new Uint8Array(data));
  } catch {
    return false;
  }
}

/**
 * Whether the owner of a certificate has signed this.
 * @param {number} algorithm in COSE @param {Certificate} certificate @param {Uint8Array} signature @param {Uint8Array} data
 */
export async function isSignedBy(algorithm, { publicKey }, signature, data) {
  const known = ofClaims[algorithm];
  return known !== undefined && verified(known, publicKey, signature, data);
}

/** @param {Uint8Array} one @param {Uint8Array} other */
export const isSame = (one, other) =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);

/** Whether a certificate was issued by the owner of another. @param {Certificate} one @param {Certificate} by */
async function isIssuedBy(one, by) {
  const algorithm = ofAuthorities[one.signatureAlgorithm];
  if (!algorithm || !by.authority || !isSame(one.issuer, by.subject)) return false;
  const curve = curveOf(by.publicKey);
  const { signature } = one;
  return verified(
    algorithm,
    by.publicKey,
    algorithm.name === 'ECDSA' && curve ? withoutDer(signature, curve.size) : signature,
    one.signed,
  );
}

/**
 * Whether a chain, the leaf first, leads to one of these roots.
 * @param {readonly Certificate[]} chain @param {readonly Certificate[]} roots
 */
export async function leadsTo(chain, roots) {
  for (const [place, one] of chain.entries()) {
    if (roots.some(({ der }) => isSame(der, one.der))) return true;
    for (const root of roots) if (await isIssuedBy(one, root)) return true;
    const next = chain[place + 1];
    if (!next || !(await isIssuedBy(one, next))) return false;
  }
  return false;
}
