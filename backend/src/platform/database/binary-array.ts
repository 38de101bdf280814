/*
 * Whole columns go to Postgres as one parameter each, in its binary array format (`array_recv`; a Buffer parameter is
 * sent as binary). One prepared statement then serves any number of rows, there is no limit of 65,535 parameters, and
 * bytes do not double in size as they would as text.
 */

const int8 = 20;
const text = 25;
const boolean = 16;
const bytea = 17;
const uuid = 2950;
const timestamptz = 1184;

/** Milliseconds between the Unix epoch and the epoch of Postgres, 2000-01-01. */
const epochOffset = 946_684_800_000;

export const int8Array = arrayOf(int8, (value: number) => int64(BigInt(value)));
export const textArray = arrayOf(text, (value: string | null) => value);
export const booleanArray = arrayOf(boolean, (value: boolean) => Buffer.of(value ? 1 : 0));
export const byteaArray = arrayOf(bytea, (value: Uint8Array) => value);
export const uuidArray = arrayOf(uuid, (value: string) => Buffer.from(value.replaceAll('-', ''), 'hex'));
/** An array of moments, given in milliseconds since the Unix epoch. */
export const timestampArray = arrayOf(timestamptz, (value: number) =>
  int64(BigInt(value - epochOffset) * 1000n),
);

/** An element of an array. Text is written in UTF-8; null becomes Postgres’ null. */
type Element = Uint8Array | string | null;

function arrayOf<T>(elementType: number, elementOf: (value: T) => Element): (values: readonly T[]) => Buffer {
  return (values) => encode(elementType, values.map(elementOf));
}

function encode(elementType: number, elements: readonly Element[]): Buffer {
  const length = elements.reduce((sum, element) => sum + 4 + Buffer.byteLength(element ?? ''), 20);
  const array = Buffer.allocUnsafe(length);
  const hasNull = elements.includes(null) ? 1 : 0;
  const header = [1, hasNull, elementType, elements.length, 1]; // Dimensions, nulls, type, count and first index.
  let offset = 0;
  for (const field of header) offset = array.writeInt32BE(field, offset);
  for (const element of elements) {
    const size = put(element, array, offset + 4);
    offset = array.writeInt32BE(size, offset) + Math.max(size, 0);
  }
  return array;
}

/** @returns the number of bytes that it takes; -1 for null */
function put(element: Element, array: Buffer, offset: number): number {
  if (element === null) return -1;
  if (typeof element === 'string') return array.write(element, offset);
  array.set(element, offset);
  return element.length;
}

function int64(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(value);
  return bytes;
}
