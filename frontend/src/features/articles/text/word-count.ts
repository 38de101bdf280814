/** How many words a text has: what white space separates, markdown signs included. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** '1 word', '1,204 words'. */
export function wordsIn(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`;
}
