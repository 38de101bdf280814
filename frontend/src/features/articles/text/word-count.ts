/** How many words a text has: what white space separates, markdown signs included. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
