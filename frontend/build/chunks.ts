/** What a part of the application begins with. */
const parts: readonly [name: string, begin: RegExp][] = [
  ['sign-in', /\/src\/main\.tsx$/],
  ['desk', /\/src\/(app\.tsx|routes\/_desk\.tsx\?tsr-split=component)$/],
];

/**
 * One file for what sign-in needs and one for the desk around the pages, with all that these import. Cut by who shares
 * what, as the bundler does by itself, they would be sixty.
 */
export const chunkGroups = parts.map(([name, test], index) => ({
  name,
  test,
  priority: parts.length - index,
  includeDependenciesRecursively: true,
}));
