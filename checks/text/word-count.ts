/** How many words a text has: what white space separates, markdown marks included. The same count everywhere. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
