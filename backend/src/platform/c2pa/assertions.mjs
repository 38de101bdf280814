/* Checks what a manifest says: that it is what was signed, and that it belongs to this file. */
import { cborIn, joined, Unreadable } from './boxes.mjs';
import { isSame } from './certificates.mjs';

/** @typedef {import('./boxes.mjs').Box} Box */
/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {import('./places.mjs').Range} Range */
/** @typedef {{ action: string, when?: string, digitalSourceType?: string, description?: string }} Action */

/** @param {unknown} value @returns {Map<unknown, unknown>} */
export const mapOf = (value) => (value instanceof Map ? value : new Map());
/** @param {unknown} value @returns {unknown[]} */
export const listOf = (value) => (Array.isArray(value) ? value : []);
/** @param {unknown} value @returns {string | undefined} */
const asText = (value) => (typeof value === 'string' ? value : undefined);

/** @type {Record<string, string>} */
const digests = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** @param {unknown} algorithm @param {Uint8Array} bytes */
async function digestOf(algorithm, bytes) {
  const name = digests[asText(algorithm) ?? 'sha256'];
  if (!name) throw new Unreadable('The manifest uses a hash that is not known here.');
  return new Uint8Array(await crypto.subtle.digest(name, /** @type {Uint8Array<ArrayBuffer>} */ (bytes)));
}

/** Each statement is the one that was signed, and there is no other. @param {Map<unknown, unknown>} claim @param {readonly Box[]} assertions @param {string} manifest */
export async function faultsOfAssertions(claim, assertions, manifest) {
  const references = ['created_assertions', 'gathered_assertions', 'assertions'].flatMap((member) =>
    listOf(claim.get(member)).map(mapOf),
  );
  const byLabel = new Map(assertions.map((box) => [box.label, box]));
  if (byLabel.size !== assertions.length) return ['The manifest says one thing twice.'];
  const faults = [];
  const named = new Set();
  for (const reference of references) {
    const url = asText(reference.get('url')) ?? '';
    const label = url.split('/').at(-1) ?? '';
    const isOwn =
      url === `self#jumbf=c2pa.assertions/${label}` || url.startsWith(`self#jumbf=/c2pa/${manifest}/`);
    const box = isOwn ? byLabel.get(label) : undefined;
    const hash = reference.get('hash');
    named.add(label);
    const expected = box && (await digestOf(reference.get('alg') ?? claim.get('alg'), box.content));
    if (!expected || !(hash instanceof Uint8Array) || !isSame(hash, expected)) {
      faults.push(`A statement of the manifest was changed or left out (${label}).`);
    }
  }
  const added = assertions.find(({ label }) => !named.has(label));
  if (added) faults.push(`A statement was added to the manifest after it was signed (${added.label}).`);
  return faults;
}

const hashData = 'c2pa.hash.data';

/** What ties the manifest to its file; undefined where that is of another kind. @param {readonly Box[]} assertions */
function bindingIn(assertions) {
  const bindings = assertions.filter(({ label }) => label.startsWith('c2pa.hash.'));
  const [binding] = bindings;
  if (bindings.length !== 1 || binding?.label !== hashData) return undefined;
  return mapOf(cborIn(binding.data[0]?.bytes ?? new Uint8Array()));
}

const otherBinding = 'What ties the manifest to the file is of a kind that is not checked here.';

/** The file is the one that was signed. @param {Uint8Array} bytes @param {Place} place @param {readonly Box[]} assertions */
export async function faultsOfBinding(bytes, { own }, assertions) {
  const said = bindingIn(assertions);
  if (!said) return [otherBinding];
  const excluded = listOf(said.get('exclusions'))
    .map(mapOf)
    .map((range) => ({
      start: Number(range.get('start')),
      end: Number(range.get('start')) + Number(range.get('length')),
    }))
    .sort((one, other) => one.start - other.start);
  if (!isExactly(excluded, own)) {
    return [
      'The manifest leaves out more of the file than itself, so that part of the file could be anything.',
    ];
  }
  const parts = [];
  let at = 0;
  for (const { start, end } of excluded) {
    parts.push(bytes.subarray(at, start));
    at = end;
  }
  const hash = said.get('hash');
  const digest = await digestOf(said.get('alg'), joined(...parts, bytes.subarray(at)));
  return hash instanceof Uint8Array && isSame(hash, digest)
    ? []
    : ['The file was changed after it was signed (assertion.dataHash.mismatch).'];
}

/** The file whose hash is known is the one that was signed. @param {readonly Box[]} assertions @param {Uint8Array} contentHash */
export function faultsOfHash(assertions, contentHash) {
  const said = bindingIn(assertions);
  if (!said) return [otherBinding];
  const hash = said.get('hash');
  return hash instanceof Uint8Array && isSame(hash, contentHash)
    ? []
    : ['The manifest is about another file.'];
}

/** Whether ranges cover the same bytes; those that follow each other are one. @param {readonly Range[]} ones @param {readonly Range[]} others */
function isExactly(ones, others) {
  const [one, other] = [ones, others].map((ranges) => JSON.stringify(together(ranges)));
  return one === other;
}

/** @param {readonly Range[]} ranges */
function together(ranges) {
  /** @type {Range[]} */
  const merged = [];
  for (const { start, end } of ranges) {
    const last = merged.at(-1);
    if (last?.end === start) last.end = end;
    else merged.push({ start, end });
  }
  return merged;
}

/** @param {readonly Box[]} assertions @param {string} label */
function contentOf(assertions, label) {
  const data = assertions.find((box) => box.label === label)?.data[0];
  if (!data) return new Map();
  if (data.type !== 'json') return mapOf(cborIn(data.bytes));
  try {
    return new Map(Object.entries(JSON.parse(new TextDecoder().decode(data.bytes))));
  } catch {
    return new Map();
  }
}

const mostActions = 200;

/** @param {readonly Box[]} assertions @returns {Action[]} */
export function actionsIn(assertions) {
  const content = ['c2pa.actions.v2', 'c2pa.actions'].map((label) => contentOf(assertions, label));
  return content
    .flatMap((map) => listOf(map.get('actions')).map(mapOf))
    .slice(0, mostActions)
    .map((action) => {
      const told = ['when', 'digitalSourceType', 'description'].flatMap((member) => {
        const text = asText(action.get(member));
        return text === undefined ? [] : [[member, text.slice(0, 1_000)]];
      });
      return { action: asText(action.get('action')) ?? '', ...Object.fromEntries(told) };
    });
}

/** What the file says of itself for people. @param {readonly Box[]} assertions */
export function statementIn(assertions) {
  return asText(contentOf(assertions, 'cawg.metadata').get('dc:description'))?.slice(0, 2_000) ?? null;
}
