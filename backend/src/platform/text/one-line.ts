/** The text in one line: every stretch of white space is one blank, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
