import { wholeSlice } from '../../platform/text/whole-slice.js';

/** The longest text of another server that is worth keeping. */
const longest = 300;

/**
 * The words of another server or a library, on one short line without secrets.
 * @param secrets addresses with keys in them, passwords and the like; undefined and empty ones are ignored
 */
export function withoutSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  const known = secrets.filter((secret): secret is string => secret !== undefined && secret !== '');
  // The longest secret comes first, because a password may be part of an address.
  const clean = known
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  const line = clean.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  return line.length > longest ? `${wholeSlice(line, 0, longest)}…` : line;
}
