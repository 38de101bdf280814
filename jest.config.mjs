/** @param {boolean} react */
const typescript = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: react },
      transform: react
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const base = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data'],
};

const backend = {
  ...base,
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': typescript(false) },
  setupFiles: ['reflect-metadata'],
};

// From the root on: the repository may lie in a directory of the same name.
const root = import.meta.dirname.replaceAll(/[^\w/]/g, String.raw`\$&`);
const compiledSources = String.raw`^${root}/(?!.*(/testing/|\.spec\.))(backend/(src|embedded)|checks|prose)/.*\.ts$`;
const packagesOfTheApplication = '/node_modules/(@eventstore|@nestjs|typeorm)/';

const withServers = {
  ...backend,
  globalSetup: '<rootDir>/backend/src/platform/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/backend/src/platform/testing/global-teardown.mjs',
  // What is tested runs as Node loads it, once in a worker; only the tests are Jest's.
  testEnvironment: '<rootDir>/scripts/test-runs/native-modules-environment.mjs',
  transformIgnorePatterns: [],
  transform: {
    [`${packagesOfTheApplication}|${compiledSources}`]: '<rootDir>/scripts/test-runs/native-module.mjs',
    ...backend.transform,
  },
};

/** One project a tier: `unit` is pure and fast, `int` and `e2e` use a real Postgres and event store, `browser` a real browser. */
export default {
  // Real servers on a busy machine take their time; Jest heeds no limit of a single project.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/test-runs/slowest-tier-first.cjs',
  reporters: ['default', '<rootDir>/scripts/test-runs/progress-reporter.cjs'],
  projects: [
    {
      ...backend,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{checks,prose,backend/src,backend/embedded}/**/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.mjs',
      ],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$'],
    },
    { ...withServers, displayName: 'int', testMatch: ['<rootDir>/backend/{src,embedded}/**/*.int.spec.ts'] },
    { ...withServers, displayName: 'e2e', testMatch: ['<rootDir>/backend/test/**/*.e2e.spec.ts'] },
    {
      ...base,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}'],
      transform: { '^.+\\.tsx?$': typescript(true) },
      moduleNameMapper: {
        '\\.css(\\?.*)?$': '<rootDir>/frontend/src/testing/empty-module.ts',
        '^@/(.*)$': '<rootDir>/frontend/src/$1',
        '^@checks/(.*)$': '<rootDir>/checks/$1',
        '^@prose/(.*)$': '<rootDir>/prose/$1',
        // What the server draws with; that of browsers needs what jsdom has not.
        '^react-dom/server$': '<rootDir>/node_modules/react-dom/server.node.js',
        // One file in place of one for each of 1,700 icons.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        ...base.moduleNameMapper,
      },
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/setup.ts'],
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/frontend/e2e/**/*.e2e.ts'],
      transform: { '^.+\\.tsx?$': typescript(false) },
    },
    // Only where `npm run test:sites` has started the site builders.
    ...(process.env['REAL_SITES']
      ? [{ ...backend, displayName: 'sites', testMatch: ['<rootDir>/backend/test/**/*.sites.spec.ts'] }]
      : []),
  ],
};
