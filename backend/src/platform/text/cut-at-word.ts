import { wholeSlice } from './whole-slice.js';

/**
 * Cuts a line to at most `longest` UTF-16 units, in whole words, with an ellipsis if it ends in the middle of a
 * sentence.
 */
export function cutAtWord(line: string, longest: number): string {
  if (line.length <= longest) return line;
  const room = wholeSlice(line, 0, longest - 1);
  const isCut = line[room.length] !== ' ';
  const words = isCut && room.includes(' ') ? room.slice(0, room.lastIndexOf(' ')) : room;
  return /[.!?]$/u.test(words) ? words : `${words.replace(/[\s,;:–—-]{1,10}$/u, '')}…`;
}
