import imports, { tests } from './dependency-cruiser.config.mjs';

/**
 * Which folder may import which, in a pass of its own: a rule of folder scope cannot leave out single files, and a test
 * may import whatever it proves something of.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-ring',
      comment: 'No folder imports itself by way of others.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-import-from-above',
      comment:
        'A folder rests on those within it, never the other way round; the rule above does not see such a ring.',
      severity: 'error',
      from: {},
      to: { ancestor: true, path: '^(backend|checks|frontend|prose|scripts)/' },
    },
  ],
  options: { ...imports.options, exclude: { path: tests } },
};
