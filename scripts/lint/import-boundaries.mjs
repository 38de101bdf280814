import path from 'node:path';

/** @typedef {(from: string, to: string) => string | undefined} Boundary Both are paths from the repository's root, without extension. */

const inTests = /(\.(spec|e2e)|\/testing\/.*)$|^backend\/(test|bench)\/|^frontend\/e2e\//;

/** @param {string} file */
const side = (file) => /^(backend|frontend)\//.exec(file)?.[1];
/** @param {string} file */
const backendModule = (file) => /^backend\/src\/([^/]+)\//.exec(file)?.[1];
/** @param {string} file */
const layer = (file) => /^frontend\/src\/([^/]+)\//.exec(file)?.[1];
/** @param {string} file */
const feature = (file) => /^frontend\/src\/features\/([^/]+)\//.exec(file)?.[1];
/** @param {string} file */
const isDomain = (file) => /^backend\/src\/[^/]+\/domain\//.test(file);

/** What deciders may take from outside: pure functions, and the base class of commands. */
const pureLibraries = new Set(['zod', '@nestjs/cqrs', 'luxon', 'diff', 'uuid']);

/** @type {Boundary[]} */
const boundaries = [
  (from, to) =>
    side(from) && side(to) && side(from) !== side(to) && !inTests.test(from)
      ? 'Back and front share nothing but the OpenAPI document.'
      : undefined,
  (from, to) =>
    /\/testing\//.test(to) && !inTests.test(from) ? 'Only tests use what is made for tests.' : undefined,
  (from, to) =>
    from.startsWith('backend/embedded/') &&
    !inTests.test(from) &&
    to.startsWith('backend/src/') &&
    !/^backend\/src\/platform\/(config|kernel)\//.test(to)
      ? 'The embedded servers need settings only.'
      : undefined,
  (from, to) =>
    backendModule(from) === 'platform' && to.startsWith('backend/src/') && backendModule(to) !== 'platform'
      ? 'The platform knows no module.'
      : undefined,
  (from, to) => {
    const [mine, theirs] = [backendModule(from), backendModule(to)];
    return mine &&
      theirs &&
      mine !== theirs &&
      theirs !== 'platform' &&
      to !== `backend/src/${theirs}/contract` &&
      !(from.endsWith('.module') && to.endsWith('.module')) &&
      !(inTests.test(from) && /\/testing\//.test(to))
      ? `Another module is imported through its contract only (${theirs}/contract.js); a module file imports module files.`
      : undefined;
  },
  (from, to) => {
    if (!isDomain(from) || inTests.test(from)) return undefined;
    const allowed =
      isDomain(to) || /^backend\/src\/platform\/(event-sourcing|kernel)\//.test(to) || pureLibraries.has(to);
    return allowed
      ? undefined
      : 'The domain is pure: it imports the domain, platform/event-sourcing, platform/kernel and pure libraries only.';
  },
  (from, to) =>
    ['components', 'api'].includes(layer(from) ?? '') && ['features', 'routes'].includes(layer(to) ?? '')
      ? 'Imports go components, api → features → routes.'
      : undefined,
  (from, to) =>
    layer(from) === 'features' && layer(to) === 'routes'
      ? 'Imports go components, api → features → routes.'
      : undefined,
  (from, to) =>
    feature(from) &&
    feature(to) &&
    feature(from) !== feature(to) &&
    to !== `frontend/src/features/${feature(to)}/contract`
      ? 'A feature imports another through its contract only.'
      : undefined,
  (from, to) =>
    layer(from) === 'routes' && feature(to) && !/\/(contract|desk|[a-z-]+-page)$/.test(to)
      ? 'A route imports the page that it shows; all else of a feature through its contract.'
      : undefined,
];

/**
 * Where an import leads: a path from the repository's root without extension, or a package's name as written.
 * @param {string} from path of the importing file from the repository's root
 * @param {string} source what stands after `from`
 */
export function resolveImport(from, source) {
  const target = source.startsWith('@/')
    ? `frontend/src/${source.slice(2)}`
    : source.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), source)
      : source;
  return target === source ? source : target.replace(/\.(m?[jt]sx?)$/, '');
}

/**
 * The first boundary that an import crosses, as a sentence.
 * @param {string} from path of the importing file from the repository's root
 * @param {string} source what stands after `from`
 */
export function crossedBoundary(from, source) {
  const file = from.replace(/\.(m?[jt]sx?)$/, '');
  const target = resolveImport(file, source);
  for (const boundary of boundaries) {
    const message = boundary(file, target);
    if (message) return message;
  }
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const importBoundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'imports stay within the layers of the architecture' },
    schema: [],
  },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    /** @param {import('eslint').Rule.Node} node */
    const check = (node) => {
      const source = 'source' in node ? node.source : undefined;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = crossedBoundary(from, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
