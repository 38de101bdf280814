/* Reads the files of a zip archive; browsers can inflate and do not say what is in one. */

/**
 * @param {Uint8Array} zip
 * @returns {Promise<Map<string, Uint8Array>>} contents by name
 */
export async function unzipped(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new Error('This is no zip archive.');
  const files = new Map();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    const [packedSize, local] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = zip.slice(start, start + packedSize);
    files.set(name, view.getUint16(at + 10, true) === 0 ? packed : await inflated(packed));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

/** @param {Uint8Array<ArrayBuffer>} packed */
async function inflated(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
