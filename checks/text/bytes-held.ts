/** V8's memory for each kind of thing besides its content, in bytes; the estimates are on the safe side. */
const ofObject = 48;
const ofBuffer = 200;
const ofReference = 24;
const ofLargeNumber = 16;
const ofCharacter = 2;

/**
 * Estimates how many bytes of memory values hold with everything in them: texts, lists, maps, sets, buffers and members
 * of objects. A value that occurs twice counts once.
 */
export function bytesHeld(...values: readonly unknown[]): number {
  const counted = new Set<object>();
  const waiting: object[] = [];
  let bytes = 0;
  const add = (some: Iterable<unknown>): void => {
    for (const one of some) {
      bytes += ofReference;
      if (typeof one === 'string') bytes += ofReference + ofCharacter * one.length;
      else if (typeof one === 'number') bytes += (one | 0) === one ? 0 : ofLargeNumber;
      else if (typeof one === 'object' && one !== null) waiting.push(one);
    }
  };
  add(values);
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    if (counted.has(value)) continue;
    counted.add(value);
    bytes += ofObject;
    if (ArrayBuffer.isView(value)) bytes += ofBuffer + value.byteLength;
    else if (value instanceof Map) {
      add(value.keys());
      add(value.values());
    } else if (Array.isArray(value) || value instanceof Set) add(value);
    else add(Object.values(value));
  }
  return bytes;
}
