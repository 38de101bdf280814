import { parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components, type Options } from 'react-markdown';
import { isTooInvolved } from '../checks/text/too-involved.js';
import { markdownPlugins } from './markdown-plugins.js';

/**
 * Converts markdown to clean HTML. It reads the markdown as the preview does and writes HTML as a browser does. A text
 * that is too involved stays as it is written, as in the preview.
 * @param prefix the prefix of the ids of its notes; if several texts are on one page, each needs its own
 */
export function htmlOfMarkdown(markdown: string, prefix = 'user-content-'): string {
  const read = isTooInvolved(markdown)
    ? createElement('pre', null, markdown)
    : createElement(Markdown, { ...pluginsWith(prefix), components, children: markdown });
  const html = renderToStaticMarkup(read).replaceAll(alignment, ' style="text-align: $1;"');
  const fragment = parseFragment(html);
  // React adds elements that preload pictures, but the text has none.
  fragment.childNodes = fragment.childNodes.filter(({ nodeName }) => nodeName !== 'link');
  return serialize(fragment);
}

function pluginsWith(clobberPrefix: string): Options {
  const remarkRehypeOptions = { ...markdownPlugins.remarkRehypeOptions, clobberPrefix };
  return { ...markdownPlugins, remarkRehypeOptions };
}

/** Matches the alignment of a table’s cells. It cannot match in texts, where React escapes quotation marks. */
const alignment = / style="text-align:(left|center|right)"/g;

/** Puts these attributes last, as they are in the files that earlier versions made in a browser. */
const components: Components = {
  img: ({ node: _, src, ...others }) => createElement('img', { ...others, src }),
  input: ({ node: _, type, ...others }) => createElement('input', { ...others, type }),
};
