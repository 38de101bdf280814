import { escapedHtml } from '../../platform/text/escaped-html.js';
import { attribute, childrenOf, isElement, type HtmlNode } from './html-tree.js';

const empty = new Set(['br', 'hr', 'img', 'input']);
/** What matters of an element inside a line. */
const kept = ['href', 'title', 'src', 'alt', 'class', 'id'];

export interface Writing {
  /** Written in place of what follows from the node; undefined leaves it to this. */
  readonly instead?: (node: HtmlNode) => string | undefined;
  readonly text?: (text: string) => string;
}

/** Nodes inside a line as HTML. */
export function writeInline(nodes: readonly HtmlNode[], writing: Writing = {}): string {
  const { instead, text = escapedHtml } = writing;
  return nodes
    .map((node) => {
      const other = instead?.(node);
      if (other !== undefined) return other;
      if (!isElement(node)) return text(node.value);
      const given = kept.flatMap((name) => {
        const value = attribute(node, name);
        return value === undefined ? [] : [` ${name}="${escapedHtml(value)}"`];
      });
      const opening = `<${node.tagName}${given.join('')}>`;
      if (empty.has(node.tagName)) return opening;
      return `${opening}${writeInline(childrenOf(node), writing)}</${node.tagName}>`;
    })
    .join('');
}
