import type { Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

/** How markdown is read and cleaned, wherever it is shown or exported. */
export const markdownPlugins = {
  remarkPlugins: [remarkGfm],
  remarkRehypeOptions: { footnoteLabel: 'Notes' },
  // Only footnotes have ids, and theirs have a prefix already: with another, their links would lead nowhere.
  rehypePlugins: [[rehypeSanitize, { ...defaultSchema, clobberPrefix: '' }]],
} satisfies Options;
