import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const load = createRequire(import.meta.url);
const ownSource = readFileSync(import.meta.filename);

/** The compiled file of a source; a file of a package is used as it is. @param {string} file */
const compiledFile = (file) =>
  file.includes('/node_modules/')
    ? file
    : path.join(root, 'dist/backend/modules', path.relative(root, file)).replace(/\.ts$/, '.js');

/** @param {string} file */
const exportsOf = (file) => Object.keys(load(compiledFile(file))).filter((name) => name !== '__esModule');

/** @typedef {{ supportsStaticESM: boolean }} Options */

/**
 * Lets tests use modules as Node loads them, once in the whole worker, instead of copies that Jest links again for each
 * test file. These are packages, and the modules of the backend that `npm run build:backend` compiled. A module's
 * exports are listed, because those of an ES module have to be known before it runs.
 */
const transformer = {
  /**
   * @param {string} _
   * @param {string} file
   * @param {Options} options
   */
  process(_, file, { supportsStaticESM }) {
    const native = JSON.stringify(compiledFile(file));
    const code = `const native = nativeRequire(${native});`;
    const names = exportsOf(file);
    if (!supportsStaticESM) {
      const list = names.map((name) => `exports.${name} = 0;`).join(' ');
      return { code: `${code} module.exports = native; if (false) { ${list} }` };
    }
    const bindings = names.map((name, place) => `const e${place} = native[${JSON.stringify(name)}];`);
    const list = names.map((name, place) => `e${place} as ${name}`).join(', ');
    return { code: `${code} ${bindings.join(' ')} export { ${list} };` };
  },
  /**
   * The key includes a module's exports: they may come from others, so its own text is not enough.
   * @param {string} _
   * @param {string} file
   * @param {Options} options
   */
  getCacheKey(_, file, { supportsStaticESM }) {
    const key = JSON.stringify([supportsStaticESM, file, exportsOf(file)]);
    return createHash('sha256').update(ownSource).update(key).digest('hex');
  },
};

// oxlint-disable-next-line no-restricted-exports -- Jest takes the default export.
export default transformer;
