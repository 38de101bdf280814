import { parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components, type Options } from 'react-markdown';
import { isTooInvolved } from '../checks/text/too-involved.js';
import { markdownPlugins } from './markdown-plugins.js';

/**
 * Markdown as clean HTML, by the same reading as the preview and written as a browser writes it; as it is written where
 * the preview shows it so too.
 * @param prefix of the ids of its notes; where several texts stand on one page, each has its own
 */
export function htmlOfMarkdown(markdown: string, prefix = 'user-content-'): string {
  const read = isTooInvolved(markdown)
    ? createElement('pre', null, markdown)
    : createElement(Markdown, { ...pluginsWith(prefix), components, children: markdown });
  const html = renderToStaticMarkup(read).replaceAll(alignment, ' style="text-align: $1;"');
  const fragment = parseFragment(html);
  // React asks for pictures to be loaded first; a text has no such elements.
  fragment.childNodes = fragment.childNodes.filter(({ nodeName }) => nodeName !== 'link');
  return serialize(fragment);
}

function pluginsWith(clobberPrefix: string): Options {
  const remarkRehypeOptions = { ...markdownPlugins.remarkRehypeOptions, clobberPrefix };
  return { ...markdownPlugins, remarkRehypeOptions };
}

/** Of the cells of a table; React writes quotation marks of texts otherwise. */
const alignment = / style="text-align:(left|center|right)"/g;

/** Files that earlier versions made in a browser have these attributes last. */
const components: Components = {
  img: ({ node: _, src, ...others }) => createElement('img', { ...others, src }),
  input: ({ node: _, type, ...others }) => createElement('input', { ...others, type }),
};
