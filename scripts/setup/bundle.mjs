// Bundles the compiled programs of the backend: loading two thousand small modules takes most of a server's start.
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';

const compiled = path.resolve('dist/backend/modules');
const backend = path.join(compiled, 'backend');
const programs = [
  'src/articles/checking/check-thread',
  'src/articles/checking/judging-thread',
  'src/articles/origins/origins-thread',
  'src/credentials/checking/checking-thread',
  'src/main',
  'src/import-archive',
  'src/imports/readers/reading-thread',
  'src/media/images/credentials/credentials-thread',
  'src/admin-password',
  'src/compile-packages',
  'src/documents/reading/document-thread',
  'src/events-doc',
  'src/openapi',
  'src/publishing/prose/prose-thread',
  'src/sites/texts/site-text-thread',
  'src/rebuild-projections',
  'src/sources/reading/reading-thread',
  'src/transfer-events',
  'src/verify-record',
  'embedded/main',
  'bench/main',
  'bench/measure-batch',
  'bench/measure-checks',
  'bench/bare-server',
];

/**
 * The packages outside the bundle: native code, those that load files by their own path, and one for terminals only.
 */
const leftOut = /^(sharp|@contentauth\/c2pa-wasm|@node-rs\/argon2|pino-pretty)$/;

/** Packages that frameworks look for, but that this product does not use. */
const optional = /^(@nestjs\/(microservices|platform-express|websockets)|@fastify\/(multipart|view))(\/|$)/;

/** @param {string} id */
const isExternal = (id) =>
  id.startsWith('node:') || builtinModules.includes(id) || leftOut.test(id) || optional.test(id);

/**
 * Makes stack traces lead to our sources through the compiler's maps. Packages are in chunks of their own without maps,
 * because Node keeps the whole map of every file that it loads in memory.
 * @type {import('rolldown').Plugin}
 */
const sourceMaps = {
  name: 'source-maps',
  async load(id) {
    if (!id.endsWith('js')) return null;
    const code = await readFile(id, 'utf8');
    return id.startsWith(compiled) && !id.endsWith('.mjs')
      ? { code, map: await readFile(`${id}.map`, 'utf8') }
      : { code, map: { mappings: '' } };
  },
};

/**
 * Makes the `require` of packages that are ES modules visible to the bundler. Otherwise, the packages that they load
 * would be in the bundle twice, with registries of their own.
 * @type {import('rolldown').Plugin}
 */
const visibleRequires = {
  name: 'visible-requires',
  transform: {
    filter: { code: 'createRequire(import.meta.url)', id: /node_modules/ },
    handler: (code) => ({
      code: code
        .replaceAll('const require = createRequire(import.meta.url);', '')
        .replaceAll(/createRequire\(import\.meta\.url\)\((?=['"])/g, 'require('),
      map: { mappings: '' },
    }),
  },
};

/**
 * Writes packages in ASCII. Node keeps the text of every file that it loads in memory, twice as large if one character
 * is beyond Latin-1. The packages have no maps that this could shift.
 * @type {import('rolldown').Plugin}
 */
const asciiPackages = {
  name: 'ascii-packages',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || !file.name.startsWith('packages~')) continue;
      file.code = file.code.replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** The files that programs read while they run, by their paths from `backend/src`. */
const readFiles =
  /^(demo\/texts\/.+\.json|(editorial|personas)\/first-content\/[^/]+\.json|media\/.+\.txt|(platform\/c2pa|record\/evidence\/verifier)\/[^/]+\.(mjs|html))$/;

// Modules that browsers get as they are written, and those that the scripts use before anything is built, are not
// compiled.
for (const written of ['src/platform/c2pa', 'embedded/processes']) {
  for (const file of await readdir(path.join('backend', written))) {
    if (file.endsWith('.mjs'))
      await cp(path.join('backend', written, file), path.join(backend, written, file));
  }
}

const bundle = await rolldown({
  input: Object.fromEntries(programs.map((program) => [program, path.join(backend, `${program}.js`)])),
  platform: 'node',
  external: isExternal,
  plugins: [sourceMaps, visibleRequires, asciiPackages],
});
await bundle.write({
  dir: 'dist/backend',
  // Node 20 can take this format compiled; see code-cache.ts.
  format: 'cjs',
  // Errors and logs show class names.
  keepNames: true,
  minify: { compress: false },
  sourcemap: true,
  chunkFileNames: ({ name }) => `chunks/${name.replace(/~.*/, '')}-[hash].js`,
  codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
});
await bundle.close();
for (const file of await readdir('backend/src', { recursive: true })) {
  if (!readFiles.test(file.replaceAll(path.sep, '/'))) continue;
  await cp(path.join('backend/src', file), path.join('dist/backend/src', file));
}
await writeFile('dist/backend/package.json', '{ "type": "commonjs" }\n');
await writeFile('dist/backend/modules/package.json', '{ "type": "module" }\n');
