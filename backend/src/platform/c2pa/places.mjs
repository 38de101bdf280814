/*
 * Finds manifests in files: where they are, and which bytes belong to them rather than to the content that they
 * describe.
 */
import { joined, Unreadable } from './boxes.mjs';

/**
 * @typedef {{ start: number, end: number }} Range
 * @typedef {{ kind: string, store: Uint8Array, own: readonly Range[] }} Place a manifest, and the bytes that are its own
 * @typedef {{ kind: string, places: readonly Place[], elsewhere: string | undefined }} Found
 * `elsewhere`: where the file says that its manifest is, if it is not inside.
 */

/** Letters as bytes, so that places in the text are places in the file. */
const latin1 = new TextDecoder('latin1');

/** @param {Uint8Array} bytes @param {number} at @param {string} letters */
const has = (bytes, at, letters) =>
  Array.from(letters).every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/** @param {Uint8Array} bytes */
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** @param {string} base64 @throws {Unreadable} */
function bytesIn(base64) {
  try {
    const text = atob(base64.trim());
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    throw new Unreadable('The manifest is not written as it should be (base64).');
  }
}

/** @param {Uint8Array} bytes @returns {Found} @throws {Unreadable} */
export function manifestsIn(bytes) {
  if (has(bytes, 1, 'PNG')) return { kind: 'a PNG picture', places: inPng(bytes), elsewhere: undefined };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    return { kind: 'a JPEG picture', places: inJpeg(bytes), elsewhere: undefined };
  }
  if (has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP')) {
    return { kind: 'a WebP picture', places: inWebp(bytes), elsewhere: undefined };
  }
  if (has(bytes, 4, 'jumb')) {
    const own = [{ start: 0, end: bytes.length }];
    return { kind: 'a manifest', places: [{ kind: 'alone', store: bytes, own }], elsewhere: undefined };
  }
  const text = latin1.decode(bytes);
  return isHtml(text) ? inHtml(text) : inText(text, bytes);
}

/** @param {string} text */
const isHtml = (text) => /<(?:!doctype\s+html|html|head)[\s>]/i.test(text.slice(0, 1_000));

/** @param {Uint8Array} bytes @returns {Place[]} */
function inPng(bytes) {
  const view = viewOf(bytes);
  const places = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) throw new Unreadable('The picture ends in the middle of a part.');
    if (has(bytes, at + 4, 'caBX')) {
      const own = [{ start: at, end }];
      places.push({ kind: 'inside', store: bytes.subarray(at + 8, end - 4), own });
    }
    at = end;
  }
  return places;
}

const startOfScan = 0xda;
const app11 = 0xeb;

/** @param {Uint8Array} bytes @returns {Place[]} */
function inJpeg(bytes) {
  const view = viewOf(bytes);
  /** @type {Map<number, { parts: Uint8Array[], own: Range[] }>} */
  const stores = new Map();
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan;) {
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) throw new Unreadable('The picture ends in the middle of a part.');
    // A part: its mark, its length, JP, which box, which part of the box; then the box, its head in each part.
    if (bytes[at + 1] === app11 && has(bytes, at + 4, 'JP') && has(bytes, at + 16, 'jumb')) {
      const box = view.getUint16(at + 6);
      const store = stores.get(box) ?? { parts: [], own: [] };
      store.parts.push(bytes.subarray(at + (store.parts.length === 0 ? 12 : 20), end));
      store.own.push({ start: at, end });
      stores.set(box, store);
    }
    at = end;
  }
  return [...stores.values()]
    .map(({ parts, own }) => ({ kind: 'inside', store: joined(...parts), own }))
    .filter(({ store }) => has(store, 16, 'c2pa'));
}

/** @param {Uint8Array} bytes @returns {Place[]} */
function inWebp(bytes) {
  const view = viewOf(bytes);
  const places = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const end = Math.min(bytes.length, at + 8 + length + (length % 2));
    if (has(bytes, at, 'C2PA')) {
      places.push({
        kind: 'inside',
        store: bytes.subarray(at + 8, at + 8 + length),
        own: [{ start: at, end }],
      });
    }
    at = end;
  }
  return places;
}

/** @param {string} text @returns {Found} */
function inHtml(text) {
  const lower = text.toLowerCase();
  const places = [];
  let elsewhere;
  for (let at = lower.indexOf('<'); at >= 0; at = lower.indexOf('<', at + 1)) {
    const isScript = lower.startsWith('<script', at);
    if (!isScript && !lower.startsWith('<link', at)) continue;
    const opened = lower.indexOf('>', at);
    if (opened < 0) break;
    const tag = lower.slice(at, opened + 1);
    if (!isScript) {
      if (/rel\s*=\s*["']?c2pa-manifest\b/.test(tag)) {
        elsewhere = /href\s*=\s*["']?([^"'\s>]+)/i.exec(text.slice(at, opened + 1))?.[1] ?? '';
      }
    } else if (/type\s*=\s*["']?application\/c2pa\b/.test(tag)) {
      const closed = lower.indexOf('</script>', opened);
      if (closed < 0) break;
      const own = [{ start: at, end: closed + '</script>'.length }];
      places.push({ kind: 'inside', store: bytesIn(text.slice(opened + 1, closed)), own });
    }
    at = opened;
  }
  return { kind: 'an HTML document', places, elsewhere };
}

const begin = '-----BEGIN C2PA MANIFEST-----';
const end = '-----END C2PA MANIFEST-----';
const data = 'data:application/c2pa;base64,';

/** @param {string} text @param {Uint8Array} bytes @returns {Found} */
function inText(text, bytes) {
  const places = [];
  let elsewhere;
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + 1)) {
    const closed = text.indexOf(end, at);
    if (closed < 0) break;
    const reference = text.slice(at + begin.length, closed).trim();
    const start = text.lastIndexOf('\n', at) + 1;
    // The search goes on behind this mark, so that each byte is looked at once.
    at = closed;
    if (!reference.startsWith(data)) {
      elsewhere = reference;
      continue;
    }
    const after = text.indexOf('\n', closed);
    const isFirst = start === 0;
    const own = isFirst
      ? { start, end: after < 0 ? text.length : after + 1 }
      : { start: start - (text[start - 2] === '\r' ? 2 : 1), end: text.length };
    places.push({ kind: 'inside', store: bytesIn(reference.slice(data.length)), own: [own] });
  }
  return { kind: 'a text', places: [...places, ...invisibleIn(bytes)], elsewhere };
}

const magic = 'C2PATXT\0';
const headLength = 13;

/** What stands in variation selectors behind U+FEFF (C2PA 2.4, A.8), one for each byte. @param {Uint8Array} bytes @returns {Place[]} */
function invisibleIn(bytes) {
  const places = [];
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] !== 0xbb || bytes[at + 2] !== 0xbf) continue;
    const start = at;
    /** @type {number[]} */
    const hidden = [];
    at += 3;
    for (;;) {
      const [one, two = 0, three = 0, four = 0] = bytes.subarray(at, at + 4);
      if (one === 0xef && two === 0xb8 && three >= 0x80 && three <= 0x8f) {
        hidden.push(three - 0x80);
        at += 3;
      } else if (one === 0xf3 && two === 0xa0 && three >= 0x84 && three <= 0x87) {
        hidden.push(16 + (three - 0x84) * 64 + (four - 0x80));
        at += 4;
      } else break;
    }
    const wrapper = Uint8Array.from(hidden);
    if (has(wrapper, 0, magic) && wrapper.length >= headLength) {
      const length = viewOf(wrapper).getUint32(9);
      if (length > wrapper.length - headLength) throw new Unreadable('The manifest in the text is cut off.');
      const store = wrapper.subarray(headLength, headLength + length);
      places.push({ kind: 'inside', store, own: [{ start, end: at }] });
    }
    at -= 1;
  }
  return places;
}
