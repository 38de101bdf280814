/** Numbers as a column of bytes keeps them, four bytes each, in the order of this machine. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The same back. They are copied, for bytes that came in may begin anywhere. */
export const numbersOf = (bytes: Uint8Array): Int32Array => new Int32Array(new Uint8Array(bytes).buffer);
