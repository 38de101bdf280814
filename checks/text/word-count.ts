import { isBlank } from './blanks.js';
import { isSeen } from './invisible.js';

/**
 * Counts words: whatever a reader sees between white space, markdown marks included. The count is the same everywhere.
 */
export function countWords(text: string): number {
  let count = 0;
  let isCounted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (isBlank(code)) isCounted = false;
    else if (!isCounted && isSeenCode(code)) {
      count += 1;
      isCounted = true;
    }
    if (code > 0xffff) at += 1;
  }
  return count;
}

/** A quick test that needs no pattern: most words begin with an ASCII letter. */
const isSeenCode = (code: number): boolean =>
  (code > 0x20 && code < 0x7f) || isSeen(String.fromCodePoint(code));
