/**
 * @param {readonly string[]} jestArguments
 * @returns {Set<string> | undefined} the Jest projects that the arguments choose; undefined is all
 */
export function chosenProjects(jestArguments) {
  const start = jestArguments.indexOf('--selectProjects');
  if (start === -1) return undefined;
  const names = jestArguments.slice(start + 1);
  const end = names.findIndex((name) => name.startsWith('-'));
  return new Set(end === -1 ? names : names.slice(0, end));
}
