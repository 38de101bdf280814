import path from 'node:path';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs)$/;
/** TanStack Router reads meaning from names: `_signed-in.tsx`, `__root.tsx`, `articles.$id.tsx`. */
const routeName = /^[a-z0-9_$.-]+\.tsx?$/;

/**
 * @param {string} file path from the repository's root
 */
export const isWellNamed = (file) =>
  (file.startsWith('frontend/src/routes/') ? routeName : kebabCase).test(path.posix.basename(file));

/** @type {import('eslint').Rule.RuleModule} */
export const fileNames = {
  meta: { type: 'suggestion', docs: { description: 'file names are in kebab-case' }, schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    return {
      Program(node) {
        if (!isWellNamed(file)) context.report({ node, message: 'File names are in kebab-case.' });
      },
    };
  },
};
