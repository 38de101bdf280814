const blank = /\s/u;

/** The length of the common beginning of two texts. */
export function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  return same;
}

/** The length of the common end of two texts, leaving out the first `start` units of both. */
export function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let same = 0;
  while (same < most && a.charCodeAt(a.length - 1 - same) === b.charCodeAt(b.length - 1 - same)) same += 1;
  return same;
}

/** Like `commonStart`, but only up to the last blank, so that it never ends within a word. */
export function commonStartInWords(a: string, b: string): number {
  let same = commonStart(a, b);
  while (same > 0 && !blank.test(a.charAt(same - 1))) same -= 1;
  return same;
}

/** Like `commonEnd`, but only from a blank on. */
export function commonEndInWords(a: string, b: string, start: number): number {
  let same = commonEnd(a, b, start);
  while (same > 0 && !blank.test(a.charAt(a.length - same))) same -= 1;
  return same;
}
