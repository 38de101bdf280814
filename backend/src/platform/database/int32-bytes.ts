/** Writes numbers in the form that a column of bytes stores: four bytes each, in this machine’s byte order. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Reads numbers from a column of bytes. The bytes are copied because they may not be aligned. */
export const numbersOf = (bytes: Uint8Array): Int32Array => new Int32Array(new Uint8Array(bytes).buffer);
