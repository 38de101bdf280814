import path from 'node:path';

/** The aliases in webpack's form, which dependency-cruiser takes; they are those of frontend/vite.config.ts. */
export default {
  resolve: {
    alias: {
      '@checks': path.resolve('checks'),
      '@prose': path.resolve('prose'),
      '@': path.resolve('frontend/src'),
    },
  },
};
