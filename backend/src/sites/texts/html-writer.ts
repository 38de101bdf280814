import { escapedHtml } from '../../platform/text/escaped-html.js';
import { attribute, htmlChildren, isHtmlElement, type HtmlNode } from './html-tree.js';

const empty = new Set(['br', 'hr', 'img', 'input']);
/** The attributes that an element in a line keeps. */
const kept = ['href', 'title', 'src', 'alt', 'class', 'id'];

export interface Writing {
  /** Gives HTML that replaces a node; undefined leaves the node as it is. */
  readonly instead?: (node: HtmlNode) => string | undefined;
  readonly text?: (text: string) => string;
}

/** Writes the nodes of a line as HTML. */
export function writeInline(nodes: readonly HtmlNode[], writing: Writing = {}): string {
  const { instead, text = escapedHtml } = writing;
  return nodes
    .map((node) => {
      const other = instead?.(node);
      if (other !== undefined) return other;
      if (!isHtmlElement(node)) return text(node.value);
      const given = kept.flatMap((name) => {
        const value = attribute(node, name);
        return value === undefined ? [] : [` ${name}="${escapedHtml(value)}"`];
      });
      const opening = `<${node.tagName}${given.join('')}>`;
      if (empty.has(node.tagName)) return opening;
      return `${opening}${writeInline(htmlChildren(node), writing)}</${node.tagName}>`;
    })
    .join('');
}
