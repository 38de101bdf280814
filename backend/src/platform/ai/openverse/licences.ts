/** Licences that allow to use, crop and publish a picture anywhere, by the codes of Openverse. */
const names = new Map([
  ['by', 'CC BY'],
  ['by-sa', 'CC BY-SA'],
  ['cc0', 'CC0'],
  ['pdm', 'Public Domain Mark'],
]);

/**
 * A licence in words, such as `CC BY-SA 2.0`.
 * @returns undefined for one that forbids changes or commerce, and for one that nobody knows
 */
export function openLicence(code: string, version: string | null | undefined): string | undefined {
  const name = names.get(code.toLowerCase());
  if (name === undefined) return undefined;
  return version && /^\d+(\.\d+)?$/.test(version) ? `${name} ${version}` : name;
}
