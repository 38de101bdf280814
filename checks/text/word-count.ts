import { isBlank } from './blanks.js';

/** How many words a text has: what white space separates, markdown marks included. The same count everywhere. */
export function countWords(text: string): number {
  let count = 0;
  let isWithin = false;
  for (let at = 0; at < text.length; at += 1) {
    const isWord = !isBlank(text.charCodeAt(at));
    if (isWord && !isWithin) count += 1;
    isWithin = isWord;
  }
  return count;
}
