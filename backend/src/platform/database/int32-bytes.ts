/** Numbers as a column of bytes stores them: four bytes each, in this machine's byte order. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The numbers from such bytes. The bytes are copied, because those that came in may not be aligned. */
export const numbersOf = (bytes: Uint8Array): Int32Array => new Int32Array(new Uint8Array(bytes).buffer);
