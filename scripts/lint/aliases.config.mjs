import path from 'node:path';

/** Dependency-cruiser takes aliases in webpack's form; this one is that of frontend/vite.config.ts. */
export default {
  resolve: {
    alias: {
      '@checks': path.resolve('checks'),
      '@prose': path.resolve('prose'),
      '@': path.resolve('frontend/src'),
    },
  },
};
