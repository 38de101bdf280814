import path from 'node:path';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs)$/;
/**
 * Matches the names of route files, from which TanStack Router reads meaning: `_signed-in.tsx`, `__root.tsx`,
 * `articles.$id.tsx`.
 */
const routeName = /^[a-z0-9_$.-]+\.tsx?$/;

/**
 * @param {string} file path from the repository's root
 */
export const isWellNamed = (file) =>
  (file.startsWith('frontend/src/routes/') ? routeName : kebabCase).test(path.posix.basename(file));

/** @type {ReadonlySet<unknown>} */
const testFunctions = new Set(['describe', 'it', 'test']);
/** @type {ReadonlySet<unknown>} */
const selections = new Set(['only', 'skip']);

/**
 * The parts that are used of what the linter gives a rule, the same as ESLint does.
 * @typedef {{ cwd: string, filename: string, report(complaint: { node: object, message: string }): void }} Context
 * @typedef {(node: object) => void} Complain
 * @typedef {{ object: { name?: string }, property: { name?: string } }} Member
 * @typedef {{ key?: { name?: string } }} Property
 * @typedef {{ callee: { name?: string }, arguments: readonly { properties?: readonly Property[] }[] }} Making
 */

/**
 * @param {string} message
 * @param {(context: Context, complain: Complain) => object} visitor
 */
const rule = (message, visitor) => ({
  /** @param {Context} context */
  create: (context) => visitor(context, (node) => context.report({ node, message })),
});

/** The rules of the house that the linter does not have. */
// oxlint-disable-next-line no-restricted-exports -- The linter takes the default export.
export default {
  meta: { name: 'house' },
  rules: {
    'file-names': rule('File names are in kebab-case.', ({ cwd, filename }, complain) => ({
      /** @param {object} node */
      Program(node) {
        if (!isWellNamed(path.relative(cwd, filename).split(path.sep).join('/'))) complain(node);
      },
    })),
    'no-enums': rule('A union of literals says the same without an enum.', (_, complain) => ({
      TSEnumDeclaration: complain,
    })),
    'caches-count-bytes': rule('A cache is bounded by the bytes that it holds.', (_, complain) => ({
      /** @param {Making} node */
      NewExpression(node) {
        if (node.callee.name !== 'LRUCache') return;
        const names = node.arguments[0]?.properties?.map(({ key }) => key?.name) ?? [];
        if (!names.includes('maxSize') && !names.includes('sizeCalculation')) complain(node);
      },
    })),
    'all-tests-run': rule('All tests run.', (_, complain) => ({
      /** @param {Member} node */
      MemberExpression(node) {
        const { object, property } = node;
        if (testFunctions.has(object.name) && selections.has(property.name)) complain(node);
      },
    })),
  },
};
