/** The oldest Node that all dependencies run on, as `engines` in package.json says. */
export const oldestNode = '20.19.0';

/**
 * @param {string} version such as `process.versions.node`
 * @returns {boolean} whether the version is `oldestNode` or newer
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Ends the process with one sentence when this Node is too old; called before anything that it could not even parse. */
export function requireSupportedNode() {
  if (isSupported(process.versions.node)) return;
  console.error(`Provenance needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
