import { wholeSlice } from '../../platform/text/whole-slice.js';

/** Longest text of another server that is worth keeping. */
const longest = 300;

/**
 * What another server or a library said, on one short line, with nothing in it that only we may know.
 * @param secrets addresses with keys in them, passwords and the like; those that are undefined or empty are none
 */
export function withoutSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  const known = secrets.filter((secret): secret is string => secret !== undefined && secret !== '');
  // The longest first: a password may stand inside an address.
  const clean = known
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  const line = clean.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  return line.length > longest ? `${wholeSlice(line, 0, longest)}…` : line;
}
