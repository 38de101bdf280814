import { isSeen } from './invisible.js';

/** How many words a text has: what white space separates and a reader sees, markdown marks included. The same count everywhere. */
export function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(/\S+/gu)) if (isSeen(word)) count += 1;
  return count;
}
