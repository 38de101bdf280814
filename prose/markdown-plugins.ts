import type { Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { nothingLost } from './nothing-lost.js';
import { oneReturn } from './one-return.js';

/** How markdown is read and cleaned, wherever it is shown or exported. */
export const markdownPlugins = {
  // People write ~ for “about”: two of them strike nothing out.
  remarkPlugins: [[remarkGfm, { singleTilde: false }], nothingLost],
  remarkRehypeOptions: { footnoteLabel: 'Notes' },
  // Only footnotes have ids, and theirs have a prefix already: with another, their links would lead nowhere.
  rehypePlugins: [[rehypeSanitize, { ...defaultSchema, clobberPrefix: '' }], oneReturn],
} satisfies Options;
