/** The versions of Node that all dependencies take, as `engines` in package.json names them. */
export const supportedNode = '^20.19.0 || ^22.13.0 || >=24.11.0';

/** The first minor version of each major one; all of the major ones after the last are supported. */
const firstMinor = new Map([
  [20, 19],
  [22, 13],
  [24, 11],
]);

/**
 * @param {string} version such as `process.versions.node`
 * @returns {boolean} whether the version is one of `supportedNode`
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || minor >= (firstMinor.get(major) ?? Infinity);
}

/**
 * @param {string} version such as `process.versions.node`
 * @returns {string | undefined} what to say to somebody who runs a version that works but gets no more fixes
 */
export function endOfSupport(version) {
  if (!version.startsWith('20.')) return undefined;
  return `This is Node ${version}: Node 20 has had no security fixes since April 2026. Provenance still runs on it; Node 24 is recommended.`;
}

/**
 * Ends the process with one sentence when this Node is not supported; call it before anything that it could not parse.
 */
export function requireSupportedNode() {
  if (isSupported(process.versions.node)) return;
  console.error(
    `Provenance needs Node 20 from 20.19 on, Node 22 from 22.13 on, or Node 24.11 or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
