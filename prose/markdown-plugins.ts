import type { Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { nothingLost } from './nothing-lost.js';
import { oneReturn } from './one-return.js';

/** The plugins for reading and cleaning markdown, wherever it is shown or exported. */
export const markdownPlugins = {
  // People write ~ for “about”, so only two of them strike something out.
  remarkPlugins: [[remarkGfm, { singleTilde: false }], nothingLost],
  remarkRehypeOptions: { footnoteLabel: 'Notes' },
  // Only footnotes have ids, and theirs already have a prefix; with another one, their links would lead nowhere.
  rehypePlugins: [[rehypeSanitize, { ...defaultSchema, clobberPrefix: '' }], oneReturn],
} satisfies Options;
