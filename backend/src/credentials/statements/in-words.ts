const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a count with its noun: `one person`, `two people`, `11 people`. */
export function countInWords(count: number, one: string, many: string): string {
  return `${words[count] ?? count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
