/** Whether an offset, in UTF-16 units, lies between the two halves of a character. */
export function isWithinPair(text: string, at: number): boolean {
  return at > 0 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}

/**
 * Slices a text like `text.slice`, but without characters that it would cut in two, because half of one cannot be
 * stored.
 */
export function wholeSlice(text: string, start: number, end: number): string {
  return text.slice(start + Number(isWithinPair(text, start)), end - Number(isWithinPair(text, end)));
}
