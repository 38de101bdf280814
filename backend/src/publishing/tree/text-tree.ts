import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isTooInvolved } from '../../../../checks/text/too-involved.js';
import { markdownPlugins } from '../../../../prose/markdown-plugins.js';
import type { SyntaxNode } from '../../../../prose/syntax-node.js';

const reader = unified().use(remarkParse).use(markdownPlugins.remarkPlugins).freeze();

/** The syntax tree of a text, as the preview reads it. HTML in it becomes the words that the preview shows. */
export function textTree(markdown: string): SyntaxNode {
  // The preview shows such a text without reading its markdown, so it is written as code here.
  if (isTooInvolved(markdown)) return { type: 'root', children: [{ type: 'code', value: markdown }] };
  return reader.runSync(reader.parse(markdown), markdown) as SyntaxNode;
}
