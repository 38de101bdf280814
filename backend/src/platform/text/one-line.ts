/** The text as one line: every run of white space becomes one blank, and the ends are trimmed. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
