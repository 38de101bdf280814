/*
 * Whole columns go to Postgres as one parameter each, in its binary array format (`array_recv`; a Buffer parameter is
 * sent as binary): one prepared statement for any number of events, no limit of 65,535 parameters, and bytes that do not
 * double in size as text would.
 */

const int8 = 20;
const text = 25;
const boolean = 16;
const bytea = 17;
const uuid = 2950;
const timestamptz = 1184;

/** Milliseconds between the Unix epoch and that of Postgres, 2000-01-01. */
const epochOffset = 946_684_800_000;

export const int8Array = arrayOf(int8, (value: number) => int64(BigInt(value)));
export const textArray = arrayOf(text, (value: string) => Buffer.from(value, 'utf8'));
export const booleanArray = arrayOf(boolean, (value: boolean) => Buffer.of(value ? 1 : 0));
export const byteaArray = arrayOf(bytea, (value: Uint8Array) => value);
export const uuidArray = arrayOf(uuid, (value: string) => Buffer.from(value.replaceAll('-', ''), 'hex'));
/** Of milliseconds since the Unix epoch. */
export const timestampArray = arrayOf(timestamptz, (value: number) =>
  int64(BigInt(value - epochOffset) * 1000n),
);

function arrayOf<T>(
  elementType: number,
  bytesOf: (value: T) => Uint8Array,
): (values: readonly T[]) => Buffer {
  return (values) => encode(elementType, values.map(bytesOf));
}

function encode(elementType: number, elements: readonly Uint8Array[]): Buffer {
  const length = elements.reduce((sum, element) => sum + 4 + element.length, 20);
  const array = Buffer.allocUnsafe(length);
  const header = [1, 0, elementType, elements.length, 1]; // Dimensions, nulls, type, count, first index.
  let offset = 0;
  for (const field of header) offset = array.writeInt32BE(field, offset);
  for (const element of elements) {
    offset = array.writeInt32BE(element.length, offset);
    array.set(element, offset);
    offset += element.length;
  }
  return array;
}

function int64(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(value);
  return bytes;
}
