/*
 * Checks Content Credentials (C2PA 2.4) with nothing but the Web Crypto API: the same code runs in a browser and in
 * Node. It shares no code with the signing.
 */
import {
  actionsIn,
  faultsOfAssertions,
  faultsOfBinding,
  faultsOfHash,
  listOf,
  mapOf,
  statementIn,
} from './assertions.mjs';
import { cborIn, signedBytes, storeIn, Unreadable } from './boxes.mjs';
import { certificateOf, isSignedBy, leadsTo } from './certificates.mjs';
import { manifestsIn } from './places.mjs';

/** @typedef {import('./boxes.mjs').Box} Box */
/** @typedef {import('./certificates.mjs').Certificate} Certificate */
/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {import('./assertions.mjs').Action} Action */

/**
 * @typedef {{
 *   state: 'valid' | 'invalid' | 'none', signer: string | null, trusted: boolean, actions: Action[], statement: string | null,
 *   leaf: Uint8Array | null, findings: string[]
 * }} Verdict `leaf`: the certificate that signed, in DER; findings are sentences
 */

const largestManifest = 5 * 2 ** 20;
const longestChain = 8;
const mostAssertions = 200;

/**
 * @param {Uint8Array} bytes of the file
 * @param {{ beside?: Uint8Array | undefined, contentHash?: Uint8Array, roots?: readonly Certificate[], now?: Date }} options
 * `beside`: the manifest in a file of its own; `contentHash`: of a manifest alone, SHA-256 of the file that it belongs to,
 * without the manifest
 * @returns {Promise<Verdict>}
 */
export async function checkCredentials(bytes, { beside, contentHash, roots = [], now = new Date() } = {}) {
  /** @type {Verdict} */
  const none = {
    ...{ state: 'none', signer: null, trusted: false, actions: [], statement: null, leaf: null },
    findings: [],
  };
  try {
    const found = manifestsIn(bytes);
    const places = beside ? [...found.places, { kind: 'beside', store: beside, own: [] }] : found.places;
    if (places.length > 1) {
      return {
        ...none,
        state: 'invalid',
        findings: ['There is more than one manifest, so none of them counts.'],
      };
    }
    const [place] = places;
    if (!place) return { ...none, findings: [nothingFound(found)] };
    if (place.store.length > largestManifest) throw new Unreadable('The manifest is larger than 5 MiB.');
    return await judged(bytes, { ...place, contentHash }, roots, now);
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof RangeError)) throw error;
    const sentence = error instanceof Unreadable ? error.message : 'The file is malformed.';
    return { ...none, state: 'invalid', findings: [sentence] };
  }
}

/** @param {{ kind: string, elsewhere: string | undefined }} found */
function nothingFound({ kind, elsewhere }) {
  const looked = `This was read as ${kind}.`;
  return elsewhere === undefined
    ? `There are no Content Credentials in this file. ${looked} They may have been lost on the way, which proves nothing.`
    : `The Content Credentials of this file are not inside it, but at “${elsewhere.slice(0, 200)}”. ${looked}`;
}

/**
 * @param {Uint8Array} bytes @param {Place & { contentHash: Uint8Array | undefined }} place @param {readonly Certificate[]} roots @param {Date} now
 * @returns {Promise<Verdict>}
 */
async function judged(bytes, place, roots, now) {
  const manifest = storeIn(place.store).boxes.at(-1);
  if (!manifest) throw new Unreadable('The manifest is empty.');
  const claim = manifest.boxes.find(({ label }) => /^c2pa\.claim(?:\.v2)?$/.test(label));
  const signature = manifest.boxes.find(({ label }) => label === 'c2pa.signature');
  const assertions = manifest.boxes.find(({ label }) => label === 'c2pa.assertions')?.boxes ?? [];
  const payload = claim?.data[0]?.bytes;
  if (!payload || !signature) throw new Unreadable('The manifest has no claim, or nobody signed it.');
  if (assertions.length > mostAssertions)
    throw new Unreadable('The manifest makes more than 200 statements.');
  const said = mapOf(cborIn(payload));
  const { algorithm, chain, header, signed } = signatureIn(signature);
  const [leaf] = chain;
  if (!leaf) throw new Unreadable('The manifest does not say whose signature it has.');

  /** @type {string[]} */
  const faults = [];
  if (!(await isSignedBy(algorithm, leaf, signed, signedBytes(header, payload)))) {
    faults.push('The signature is not by the certificate in the manifest.');
  }
  faults.push(...faultsOfCertificate(leaf, now));
  faults.push(...(await faultsOfAssertions(said, assertions, manifest.label)));
  faults.push(...(await faultsOfSubject(bytes, place, assertions)));

  const trusted = faults.length === 0 && (await leadsTo(chain, roots));
  const signer = leaf.name;
  if (faults.length > 0) {
    // What an invalid manifest says is not shown, because anybody may have written it.
    return {
      ...{ state: 'invalid', signer: null, trusted, actions: [], statement: null, leaf: leaf.der },
      findings: faults,
    };
  }
  const known = trusted
    ? `It was signed by “${signer}”, with a certificate that is trusted here.`
    : `It was signed by “${signer}”. Whether that is who signed, the manifest alone cannot tell.`;
  const stays =
    'The file is, byte for byte, what was signed. That what it says is true, this does not prove.';
  return {
    ...{ state: 'valid', signer, trusted, leaf: leaf.der },
    actions: actionsIn(assertions),
    statement: statementIn(assertions),
    findings: [known, stays],
  };
}

/**
 * Whether what the manifest was signed for is what was given.
 * @param {Uint8Array} bytes @param {Place & { contentHash: Uint8Array | undefined }} place @param {readonly Box[]} assertions
 */
async function faultsOfSubject(bytes, place, assertions) {
  if (place.kind !== 'alone') return faultsOfBinding(bytes, place, assertions);
  if (place.contentHash) return faultsOfHash(assertions, place.contentHash);
  return ['This is a manifest alone. What it is about was not checked: give the file that it belongs to.'];
}

/** @param {Box} box */
function signatureIn(box) {
  const [header, other, , signed] = listOf(cborIn(box.data[0]?.bytes ?? new Uint8Array()));
  if (!(header instanceof Uint8Array) || !(signed instanceof Uint8Array)) {
    throw new Unreadable('The signature of the manifest is malformed.');
  }
  const stated = mapOf(cborIn(header));
  const given =
    stated.get(33) ?? stated.get('x5chain') ?? mapOf(other).get(33) ?? mapOf(other).get('x5chain');
  const chain = (Array.isArray(given) ? given : [given]).filter((one) => one instanceof Uint8Array);
  if (chain.length > longestChain) throw new Unreadable('The signature has too many certificates.');
  return { algorithm: Number(stated.get(1)), chain: chain.map(certificateOf), header, signed };
}

/** C2PA claim signing, e-mail protection, document signing. */
const purposes = new Set(['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36']);

/** @param {Certificate} leaf @param {Date} now */
function faultsOfCertificate({ notBefore, notAfter, authority, purposes: uses }, now) {
  const faults = [];
  if (notAfter < now) faults.push(`The certificate ended on ${notAfter.toISOString().slice(0, 10)}.`);
  if (notBefore > now) faults.push('The certificate is not valid yet.');
  if (authority) faults.push('The certificate is that of an authority, which signs no files.');
  if (!uses.some((use) => purposes.has(use)))
    faults.push('The certificate is not for signing such statements.');
  return faults;
}
