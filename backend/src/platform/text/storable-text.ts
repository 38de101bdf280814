/**
 * What keeps a text from being stored: Postgres refuses NUL, JSON columns half of a surrogate pair. Such text is
 * refused at every door, or one event would stop every read model.
 * @returns the fault as the end of a sentence ("contains a NUL character"), or undefined
 */
export function storageFault(text: string): string | undefined {
  if (text.includes('\0')) return 'contains a NUL character';
  return text.isWellFormed() ? undefined : 'contains half of a surrogate pair';
}

/** The text with other characters for those that cannot be stored: for what nobody may refuse. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
