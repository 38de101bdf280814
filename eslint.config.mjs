import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { fileNames } from './scripts/lint/file-names.mjs';

const tests = [
  '**/*.spec.{ts,tsx,mjs}',
  '**/*.e2e.ts',
  '**/testing/**',
  'backend/test/**',
  'backend/bench/**',
  'frontend/e2e/**',
];

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', '**/*.gen.ts']),
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [js.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { provenance: { rules: { 'file-names': fileNames } } },
    rules: {
      'provenance/file-names': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 50, IIFEs: true }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A union of literals says the same without an enum.' },
        {
          selector: 'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip)$/]',
          message: 'All tests run.',
        },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  // The programs beside main.ts speak to a terminal; all else logs.
  { files: ['backend/{src/*,embedded}/**/*.ts'], ignores: tests, rules: { 'no-console': 'error' } },
  {
    files: ['backend/src/migrations/*.ts', 'backend/src/**/*.migration.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['frontend/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  // The compiler knows the globals: scripts/tsconfig.json.
  { files: ['**/*.mjs'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.config.{mjs,ts}', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: tests, rules: { 'max-lines-per-function': 'off', '@typescript-eslint/unbound-method': 'off' } },
);
