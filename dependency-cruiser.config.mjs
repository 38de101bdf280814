import { fileURLToPath } from 'node:url';

/**
 * Which file may import which: the arrows of docs/architecture.md, checked by `npm run check`. In `to`, `$1` is what
 * the first group of `from` matched.
 */

export const tests = ['\\.(spec|e2e)\\.tsx?$', '/testing/', '^backend/(test|bench)/', '^frontend/e2e/'];

/** What deciders may take from outside, besides hashes: pure functions, and the base class of commands. */
const pureLibraries = ['zod', '@nestjs/cqrs', 'luxon', 'diff', 'uuid'];

/** What checks may be made of. */
const checkLibraries = [
  '@lezer/common',
  '@lezer/markdown',
  'automated-readability',
  'coleman-liau',
  'fastest-levenshtein',
  'lru-cache',
];

/** What draws markdown, and makes markdown of HTML. */
const proseLibraries = [
  'hast',
  'hast-util-from-parse5',
  'hast-util-to-mdast',
  'mdast',
  'mdast-util-gfm',
  'mdast-util-to-markdown',
  'parse5',
  'react',
  'react-dom',
  'react-markdown',
  'rehype-sanitize',
  'remark-gfm',
];

/** The parts of the platform from the ground up; each imports those of lower levels only. */
const platformLevels = [
  ['c2pa', 'kernel', 'keys', 'text'],
  ['concurrency'],
  ['program'],
  ['database'],
  ['config', 'event-sourcing', 'fetching'],
  ['projections'],
  ['replicas'],
  ['http'],
  ['ai'],
  ['ai-providers', 'health'],
];

const partsOf = (/** @type {string[][]} */ levels) => `(${levels.flat().join('|')})`;

const platformArrows = platformLevels.map((level, height) => ({
  name: `platform-level-${height + 1}`,
  comment: `Inside the platform imports go down: ${platformLevels.map((parts) => parts.join(', ')).join(' ← ')}.`,
  from: { path: `^backend/src/platform/${partsOf([level])}/`, pathNot: tests },
  to: {
    path: '^backend/src/platform/',
    pathNot: [
      '^backend/src/platform/$1/',
      ...(height > 0 ? [`^backend/src/platform/${partsOf(platformLevels.slice(0, height))}/`] : []),
    ],
  },
}));

/** A module's file and a test may import more of another module than its contract. */
const moduleFile = '\\.module\\.ts$';
const module = '^backend/src/(?!platform/)([^/]+)/';

const otherModule = (/** @type {string[]} */ ...allowed) => ({
  path: '^backend/src/(?!platform/)',
  pathNot: ['^backend/src/$1/', '^backend/src/[^/]+/contract\\.ts$', ...allowed],
});

const moduleBoundaries = [
  {
    name: 'module-contract',
    comment: 'Another module is imported through its contract only.',
    from: { path: module, pathNot: [moduleFile, ...tests] },
    to: otherModule(),
  },
  {
    name: 'module-file',
    comment: 'A module file imports module files and contracts of other modules only.',
    from: { path: `${module}.*${moduleFile}` },
    to: otherModule(moduleFile),
  },
  {
    name: 'module-test',
    comment: 'A test imports contracts, testing kits and the lists of all modules only.',
    from: { path: `${module}.*(${tests.slice(0, 2).join('|')})` },
    to: otherModule('/testing/', '^backend/src/[^/]+\\.ts$'),
  },
];

const frontendLayers = [
  {
    name: 'frontend-layers',
    comment: 'Imports go components, api → features → routes.',
    from: { path: '^frontend/src/(components|api)/' },
    to: { path: '^frontend/src/(features|routes)/' },
  },
  {
    name: 'frontend-routes',
    comment: 'Imports go components, api → features → routes.',
    from: { path: '^frontend/src/features/' },
    to: { path: '^frontend/src/routes/' },
  },
  {
    name: 'feature-contract',
    comment: 'A feature imports another through its contract only.',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: {
      path: '^frontend/src/features/',
      pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/contract\\.ts$'],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'No file imports itself by way of others.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere. What the build makes is found then only.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@fonts/|/dist/' },
    },
    {
      name: 'two-sides',
      comment: 'Back and front share nothing but the OpenAPI document, the checks and how a text is drawn.',
      from: { path: '^(backend|frontend)/', pathNot: tests },
      to: { path: '^(backend|frontend)/', pathNot: '^$1/' },
    },
    {
      name: 'checks-on-both-sides',
      comment: 'Checks run on the server and in the browser: they import checks and pure libraries only.',
      from: { path: '^checks/', pathNot: tests },
      to: { pathNot: ['^checks/', `^node_modules/(${checkLibraries.join('|')})/`] },
    },
    {
      name: 'prose-on-both-sides',
      comment:
        'A text is drawn and read alike on the server and in the browser, from checks and what draws markdown only.',
      from: { path: '^prose/', pathNot: tests },
      to: { pathNot: ['^(checks|prose)/', `^node_modules/(@types/)?(${proseLibraries.join('|')})/`] },
    },
    {
      name: 'tests-only',
      comment: 'Only tests use what is made for tests.',
      from: { pathNot: tests },
      to: { path: '^(backend|frontend)/.*/testing/' },
    },
    {
      name: 'embedded-servers',
      comment:
        'The embedded servers need settings, what every program needs, and what is known of connections to Postgres.',
      from: { path: '^backend/embedded/', pathNot: tests },
      to: { path: '^backend/src/', pathNot: '^backend/src/platform/(concurrency|config|database|program)/' },
    },
    {
      name: 'platform-first',
      comment: 'The platform knows no module.',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(?!platform/)' },
    },
    ...platformArrows,
    ...moduleBoundaries,
    {
      name: 'pure-domain',
      comment:
        'The domain is pure: it imports the domain, checks, platform/event-sourcing, platform/kernel and pure libraries only.',
      from: { path: '^backend/src/.+/domain/', pathNot: tests },
      to: {
        pathNot: [
          '^backend/src/.+/domain/',
          '^checks/',
          '^backend/src/platform/(event-sourcing|kernel)/',
          `^node_modules/(@types/)?(${pureLibraries.join('|')})/`,
          '^(node:)?crypto$',
        ],
      },
    },
    {
      name: 'domain-reads-no-markdown',
      comment:
        'What takes a reading of a text is gathered before anything is decided: a decider runs again for each repeat, and nobody can end it.',
      from: { path: '^backend/src/.+/domain/', pathNot: tests },
      to: {
        path: '^checks/',
        pathNot: '^checks/text/(claim|word-count|word-form|word-pattern|words-kept)\\.ts$',
        dependencyTypesNot: /** @type {import('dependency-cruiser').DependencyType[]} */ (['type-only']),
      },
    },
    ...frontendLayers,
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: '^(node_modules|dist)/' },
    // An import of a type is an import: a circle of types is one too.
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: fileURLToPath(new URL('scripts/lint/aliases.config.mjs', import.meta.url)) },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
