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
  ],
  options: { ...imports.options, exclude: { path: tests } },
};
