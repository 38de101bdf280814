/**
 * Why a text cannot be stored: Postgres refuses NUL, and JSON columns refuse half of a surrogate pair. Such text is
 * refused wherever it comes in, because one event with it would stop every read model.
 * @returns the fault as the end of a sentence (“contains a NUL character”), or undefined
 */
export function storageFault(text: string): string | undefined {
  if (text.includes('\0')) return 'contains a NUL character';
  return text.isWellFormed() ? undefined : 'contains half of a surrogate pair';
}

/** Replaces characters that cannot be stored, for texts that may not be refused. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
