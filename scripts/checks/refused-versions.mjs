import semver from 'semver';

/** @typedef {Record<string, { engines?: Record<string, string> }>} Packages `packages` of package-lock.json */

/**
 * @typedef {object} Exception a package that asks for other versions of Node than it needs here
 * @property {string} name
 * @property {string} asks what its `engines` say
 * @property {string} because why the product runs on the other versions all the same
 */

/**
 * Finds packages that refuse some of the supported versions of Node, and exceptions that no package needs.
 * @param {Packages} packages
 * @param {string} supported a range of versions of Node
 * @param {readonly Exception[]} exceptions
 * @returns {string[]} sentences
 */
export function refusedVersions(packages, supported, exceptions) {
  const refusing = Object.entries(packages).flatMap(([path, { engines }]) => {
    const asks = engines?.['node'];
    if (path === '' || asks === undefined || semver.subset(supported, asks)) return [];
    return [{ path, name: path.replace(/^.*node_modules\//, ''), asks }];
  });
  /** @param {{ name: string, asks: string }} one */
  const isSame = (one) => /** @param {{ name: string, asks: string }} other */ (other) =>
    other.name === one.name && other.asks === one.asks;
  return [
    ...refusing
      .filter((entry) => !exceptions.some(isSame(entry)))
      .map(({ path, asks }) => `${path} asks for Node ${asks}, but ${supported} is supported.`),
    ...exceptions
      .filter((exception) => !refusing.some(isSame(exception)))
      .map(({ name, asks }) => `No package ${name} that asks for Node ${asks} needs an exception.`),
  ];
}
