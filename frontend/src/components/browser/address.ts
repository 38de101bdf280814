/** Reads a text from an address; undefined for an empty one. The router reads `?id=12` as a number. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A revision that an address names. */
export function revisionIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/**
 * The options for leaving a dialog's address. It is replaced, so that Back leads to where the person came from and not
 * into the dialog again. Blockers are ignored, because a dialog that closes has already asked where it must.
 */
export const leavingDialog = { replace: true, resetScroll: false, ignoreBlocker: true } as const;
