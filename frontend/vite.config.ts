import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { fontFiles } from './build/font-files.ts';

/** The two faces that every first screen shows; all others load when a page uses them. */
const FIRST_FONTS = /(sans|display)-basic-[^/]+\.woff2$/;

/** Font files get hashed names only in the bundle, so their preload links are added when it is written. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path, bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => path === '/index.html' && FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** Threads have no document; the form of this package that is meant for browsers needs one. */
function withoutDocument(): Plugin {
  return {
    name: 'without-document',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'decode-named-character-reference'
        ? pathTo('../node_modules/decode-named-character-reference/index.js')
        : undefined,
  };
}

const pathTo = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:3000';

/** Tells the page the version of the product, as its package names it. */
function versionTag(): Plugin {
  const { version } = JSON.parse(readFileSync(pathTo('../package.json'), 'utf8')) as { version: string };
  return {
    name: 'version-tag',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' },
    ],
  };
}

export default defineConfig(async () => ({
  plugins: [
    versionTag(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      tmpDir: pathTo('../node_modules/.tanstack'),
    }),
    react(),
    tailwindcss(),
    preloadFonts(),
    compressedFiles(),
  ],
  resolve: {
    alias: {
      '@fonts': await fontFiles(pathTo('../node_modules/.fonts')),
      '@checks': pathTo('../checks'),
      '@prose': pathTo('../prose'),
      '@': pathTo('./src'),
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Data URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // With two pages it would be one more file that the first screen waits for; browsers do without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'api-docs.html'].map(pathTo),
      output: { codeSplitting: { groups: chunkGroups } },
    },
    // The article's dialog with its editor is the largest part, and loads only when an article is opened.
    chunkSizeWarningLimit: 700,
  },
  worker: { format: 'es' as const, plugins: () => [withoutDocument()] },
  server: {
    proxy: Object.fromEntries(['/api', '/health', '/metrics'].map((path) => [path, { target: backend }])),
  },
}));
