import type { PictureFormat } from '../pictures/picture.js';

/** The beginning of a manifest store's description, which is 12 bytes after the beginning of its box. */
const description = 'jumdc2pa';
const beforeDescription = 12;

/** The number of bytes in a JPEG segment before its part of a box: marker, length, and how the box is divided. */
const segmentHead = 12;
/** The number of bytes for the length and type of the box, which each segment repeats. */
const boxHead = 8;

/** Whether a picture may carry Content Credentials, checked without decoding the picture. */
export const carriesCredentials = (bytes: Buffer): boolean => bytes.includes(description, 0, 'latin1');

/**
 * Returns the manifest store of a picture, unchanged, or undefined if it isn't complete. A GIF cuts it into blocks of
 * 255 bytes, and is not read, because no model draws GIFs.
 */
export function manifestStoreIn(bytes: Buffer, format: PictureFormat): Buffer | undefined {
  const start = bytes.indexOf(description, 0, 'latin1') - beforeDescription;
  if (start < 0 || format === 'gif') return undefined;
  const length = bytes.readUInt32BE(start);
  const store =
    format === 'jpeg' ? joinedSegments(bytes, start, length) : bytes.subarray(start, start + length);
  return store.length === length ? store : undefined;
}

function joinedSegments(bytes: Buffer, start: number, length: number): Buffer {
  const parts: Buffer[] = [];
  let missing = length;
  let at = start - segmentHead;
  while (missing > 0 && at >= 0 && at + 4 <= bytes.length && bytes.readUInt16BE(at) === 0xffeb) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const part = bytes.subarray(at + segmentHead + (parts.length === 0 ? 0 : boxHead), end);
    parts.push(part.subarray(0, missing));
    missing -= Math.min(part.length, missing);
    at = end;
  }
  return Buffer.concat(parts);
}
