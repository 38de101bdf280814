/*
 * Reads what a manifest is made of: boxes (JUMBF, ISO 19566-5) and the data in them (CBOR, RFC 8949). Reading ends
 * whatever a file holds: boxes and data are nested only a few levels deep, and each byte is read once.
 */

/**
 * @typedef {{ label: string, bytes: Uint8Array, content: Uint8Array, boxes: Box[], data: { type: string, bytes: Uint8Array }[] }} Box
 * `bytes` is all of it, `content` what stands behind its length and its type.
 */

const deepest = 16;

/** An error whose message is for people; any other error is a bug in this code. */
export class Unreadable extends Error {}

/** @param {Uint8Array} bytes @param {number} at */
const typeAt = (bytes, at) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));

/**
 * The boxes that follow each other in these bytes.
 * @param {Uint8Array} bytes @returns {{ type: string, bytes: Uint8Array, content: Uint8Array }[]}
 */
function boxesIn(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const boxes = [];
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) throw new Unreadable('The manifest ends in the middle of a box.');
    const said = view.getUint32(at);
    const header = said === 1 ? 16 : 8;
    const large = said === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : said;
    const length = said === 0 ? bytes.length - at : large;
    if (length < header || at + length > bytes.length) {
      throw new Unreadable('A box of the manifest is longer than the manifest.');
    }
    boxes.push({
      type: typeAt(bytes, at),
      bytes: bytes.subarray(at, at + length),
      content: bytes.subarray(at + header, at + length),
    });
    at += length;
  }
  return boxes;
}

/** @param {Uint8Array} description */
function labelOf(description) {
  if (((description[16] ?? 0) & 2) === 0) return '';
  const end = description.indexOf(0, 17);
  return new TextDecoder().decode(description.subarray(17, end < 0 ? description.length : end));
}

/** @param {{ bytes: Uint8Array, content: Uint8Array }} box @param {number} depth @returns {Box} */
function superBox({ bytes, content }, depth) {
  if (depth > deepest)
    throw new Unreadable(`The manifest has boxes within boxes, more than ${deepest} deep.`);
  const [description, ...inner] = boxesIn(content);
  if (description?.type !== 'jumd') throw new Unreadable('A box of the manifest does not say what it is.');
  return {
    label: labelOf(description.content),
    bytes,
    content,
    boxes: inner.flatMap((box) => (box.type === 'jumb' ? [superBox(box, depth + 1)] : [])),
    data: inner.flatMap((box) => (box.type === 'jumb' ? [] : [{ type: box.type, bytes: box.content }])),
  };
}

/** The store of manifests. @param {Uint8Array} bytes @returns {Box} @throws {Unreadable} */
export function storeIn(bytes) {
  const [first] = boxesIn(bytes);
  if (first?.type !== 'jumb') throw new Unreadable('The manifest is no store of manifests.');
  const store = superBox(first, 0);
  if (store.label !== 'c2pa') throw new Unreadable('The manifest is no store of C2PA manifests.');
  return store;
}

/**
 * The data in these bytes: maps as `Map`, byte strings as `Uint8Array`, a tag as what it marks.
 * @param {Uint8Array} bytes @returns {unknown} @throws {Unreadable}
 */
export function cborIn(bytes) {
  return new CborReader(bytes).whole();
}

class CborReader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.at = 0;
  }

  whole() {
    const value = this.value(0);
    if (this.at !== this.bytes.length)
      throw new Unreadable('Data of the manifest is followed by other data.');
    return value;
  }

  /** @param {number} depth @returns {unknown} */
  value(depth) {
    if (depth > deepest)
      throw new Unreadable(`The manifest has data within data, more than ${deepest} deep.`);
    const first = this.byte();
    const [kind, more] = [first >> 5, first & 31];
    if (kind === 7) return this.simple(more);
    if (more === 31) return this.indefinite(kind, depth);
    const count = this.number(more);
    switch (kind) {
      case 0:
        return count;
      case 1:
        return -1 - count;
      case 2:
        return this.slice(count);
      case 3:
        return new TextDecoder().decode(this.slice(count));
      case 4:
        return this.list(count, depth);
      case 5:
        return new Map(this.list(count, depth, () => this.entry(depth)));
      default:
        return this.value(depth + 1);
    }
  }

  /** @param {number} depth @returns {[unknown, unknown]} */
  entry(depth) {
    return [this.value(depth + 1), this.value(depth + 1)];
  }

  /**
   * @template [Item=unknown]
   * @param {number} count @param {number} depth @param {() => Item} item
   */
  list(count, depth, item = () => /** @type {Item} */ (this.value(depth + 1))) {
    // Each item takes at least a byte, so that no list is made that the bytes cannot fill.
    if (count > this.bytes.length - this.at) throw new Unreadable('Data of the manifest is cut off.');
    const items = [];
    for (let left = count; left > 0; left -= 1) items.push(item());
    return items;
  }

  /** What goes on until a mark ends it. @param {number} kind @param {number} depth */
  indefinite(kind, depth) {
    /** @type {unknown[]} */
    const items = [];
    while (this.bytes[this.at] !== 0xff) items.push(kind === 5 ? this.entry(depth) : this.value(depth + 1));
    this.at += 1;
    if (kind === 4) return items;
    if (kind === 5) return new Map(/** @type {[unknown, unknown][]} */ (items));
    if (kind === 3) return items.join('');
    if (kind === 2) return joined(.../** @type {Uint8Array[]} */ (items));
    throw new Unreadable('Data of the manifest is malformed.');
  }

  /** @param {number} more */
  simple(more) {
    if (more === 20 || more === 21) return more === 21;
    if (more === 22 || more === 23) return null;
    if (more === 25) return halfFloat(this.view.getUint16(this.skip(2)));
    if (more === 26) return this.view.getFloat32(this.skip(4));
    if (more === 27) return this.view.getFloat64(this.skip(8));
    throw new Unreadable('Data of the manifest is malformed.');
  }

  /** @param {number} more */
  number(more) {
    if (more < 24) return more;
    if (more === 24) return this.byte();
    if (more === 25) return this.view.getUint16(this.skip(2));
    if (more === 26) return this.view.getUint32(this.skip(4));
    if (more === 27) return Number(this.view.getBigUint64(this.skip(8)));
    throw new Unreadable('Data of the manifest is malformed.');
  }

  byte() {
    return this.view.getUint8(this.skip(1));
  }

  /** @param {number} length */
  slice(length) {
    const start = this.skip(length);
    return this.bytes.subarray(start, start + length);
  }

  /** @param {number} length @returns {number} where it begins */
  skip(length) {
    const start = this.at;
    if (start + length > this.bytes.length) throw new Unreadable('Data of the manifest is cut off.');
    this.at += length;
    return start;
  }
}

/** A number of 16 bits (IEEE 754); those who write CBOR in its shortest form use them. @param {number} bits */
function halfFloat(bits) {
  const sign = bits < 0x8000 ? 1 : -1;
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1_023];
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  const isNormal = exponent > 0;
  return sign * (fraction + (isNormal ? 1_024 : 0)) * 2 ** (Math.max(exponent, 1) - 25);
}

/** @param {...Uint8Array} parts */
export function joined(...parts) {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The head of a CBOR value. @param {number} kind @param {number} length */
function head(kind, length) {
  const bytes = new Uint8Array(9);
  const view = new DataView(bytes.buffer);
  if (length < 24) return Uint8Array.of((kind << 5) | length);
  view.setUint8(0, (kind << 5) | 26);
  if (length < 256) return Uint8Array.of((kind << 5) | 24, length);
  if (length < 65_536) return Uint8Array.of((kind << 5) | 25, length >> 8, length & 255);
  view.setUint32(1, length);
  return bytes.subarray(0, 5);
}

/** What a signature is made of (RFC 9052, section 4.4). @param {Uint8Array} header @param {Uint8Array} payload */
export function signedBytes(header, payload) {
  const context = new TextEncoder().encode('Signature1');
  const parts = [context, header, new Uint8Array(), payload];
  return joined(
    head(4, parts.length),
    ...parts.flatMap((part, place) => [head(place === 0 ? 3 : 2, part.length), part]),
  );
}
