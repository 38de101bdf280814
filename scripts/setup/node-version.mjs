/** The versions of Node that all dependencies run on, as `engines` in package.json names them. */
export const supportedNode = '^20.19.0 || >=22.12.0';

/**
 * @param {string} version such as `process.versions.node`
 * @returns {boolean} whether the version is one of `supportedNode`
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  // From these on, Node can `require()` ES modules, which the build needs; 21 never learned it.
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Ends the process with one sentence when this Node will not do; called before anything that it could not even parse. */
export function requireSupportedNode() {
  if (isSupported(process.versions.node)) return;
  console.error(
    `Provenance needs Node 20 from 20.19 on, or Node 22.12 or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
